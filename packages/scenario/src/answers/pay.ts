import { type Answer, canPay, check, type Decision, type DecisionOf, type ManaType, manaTypes, parseCost, type SpaceOf } from '@arbiter/schema';
import type { Pick, Written } from '../format/answer.ts';
import { folded, wordFor } from '../names/words.ts';
import { looks, type World } from '../names/world.ts';
import { findAnswer, without } from './unused.ts';

/** Paying with the mana that a line or an answer names. What it names and is not there yet is made by a mana ability that can make it. */

type Space = SpaceOf<'pay'>;
type Offer = Space['abilities'][number];

/** These types, less those of the pool. */
function missing(wanted: readonly ManaType[], { pool }: Space): readonly ManaType[] {
  const there = pool.map(({ type }) => type);
  return wanted.filter((type) => {
    const at = there.indexOf(type);
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
}
function spending(wanted: readonly ManaType[], { pool }: Space): readonly number[] {
  const units = [...pool];
  return wanted.flatMap((type) => {
    const at = units.findIndex((unit) => unit.type === type);
    return at < 0 ? [] : units.splice(at, 1).map(({ unit }) => unit);
  });
}

/** Whether mana of this type stands anywhere in what an ability makes. */
function makes(part: unknown, type: ManaType): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('do' in part && part.do === 'mana' && 'mana' in part) return madeOf(part.mana).includes(type);
  return Object.values(part).some((inner) => makes(inner, type));
}
function madeOf(mana: unknown): readonly ManaType[] {
  if (typeof mana === 'string') return manaTypes.filter((type) => mana.includes(type));
  if (typeof mana !== 'object' || mana === null) return [];
  if ('symbol' in mana) return [mana.symbol as ManaType];
  const colors = 'colors' in mana ? mana.colors : [];
  return Array.isArray(colors) ? (colors as readonly ManaType[]) : manaTypes.filter((type) => type !== 'C' || typeof colors === 'object');
}
const makerOf = (world: World, { abilities }: Space, type: ManaType): Offer | undefined =>
  abilities.find(({ activate, ability }) => makes(looks(world, activate).abilities[ability], type));

/** Pays with exactly this mana; null if it cannot be. */
export function payWith(world: World, decision: DecisionOf<'pay'>, wanted: readonly ManaType[]): Answer | null {
  const [next] = missing(wanted, decision.space);
  if (next !== undefined) return makerOf(world, decision.space, next) ?? null;
  const answer = { spend: spending(wanted, decision.space) };
  return check(decision, answer) === null ? answer : null;
}
/** The colour a mana ability is to make as it is asked while something is paid for. */
export const colorFor = (decision: Decision, wanted: readonly ManaType[], pool: readonly { readonly type: ManaType }[]): Answer | null => {
  if (decision.kind !== 'value' || decision.space.what !== 'mana') return null;
  const word = missing(wanted, { pool } as unknown as Space).find((type) => decision.space.words?.includes(type));
  return word === undefined ? null : { value: word };
};

/** Whether what floats is enough. */
export const sufficient = ({ space }: DecisionOf<'pay'>): boolean => canPay(parseCost(space.cost), space.pool) !== null;

export type Payment = { readonly answer: Answer; readonly answers: readonly Written[] } | { readonly cancel: true; readonly answers: readonly Written[] };

/** An answer that says it is for paying: a colour of mana to make first, or that it is not paid after all. */
export function readPayment(world: World, { space }: DecisionOf<'pay'>, written: readonly Written[]): Payment | null {
  const typeOf = (pick: Pick): ManaType | 'cancel' | null => {
    if (typeof pick !== 'string') return null;
    return folded(pick) === 'cancel' ? 'cancel' : ((wordFor(pick, manaTypes) as ManaType | undefined) ?? null);
  };
  const found = findAnswer(written, { words: ['pay'], forms: [] }, 'fit', typeOf);
  if (!found || 'astray' in found) return null;
  const answers = without(written, found.at);
  if (found.as === 'cancel') return { cancel: true, answers };
  const maker = missing([found.as], space).length > 0 ? makerOf(world, space, found.as) : undefined;
  return maker ? { answer: maker, answers } : null;
}
