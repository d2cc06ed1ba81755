import type { Ability, ColorWord, Modification, PlayChange, Quantity, Replacement, Word } from '@arbiter/schema';
import { wordsOf } from '../cards/bound.ts';
import { linksWithin, wordsBeyond } from '../cards/linking.ts';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { withWordsSettled } from '../cards/words.ts';
import type { Env, Look } from '../engine/play.ts';

/*
 * What a resolving spell or ability leaves behind is fixed as it begins (2016:608.2g, 611.2d): amounts become numbers and chosen words themselves.
 * What it refers to by name stays a name; the effect keeps its bindings.
 */

export const fixedAbility = (look: Look, env: Env, ability: Ability, within: ReadonlySet<string> = linksWithin([ability])): Ability => {
  const settled = withWordsSettled(ability, wordsBeyond(look, env, within));
  return settled.kind === 'keyword' && settled.amount !== undefined ? { ...settled, amount: amountOf(look, env, settled.amount) } : settled;
};

const words = <W extends Word | ColorWord>(look: Look, env: Env, list: readonly W[]): readonly W[] =>
  list.flatMap((word) => wordsOf(look, env, word) as readonly W[]);
/** Each list under a key, its words fixed; what is no list stays. */
const listsFixed = <T extends object>(look: Look, env: Env, part: T): T =>
  Object.fromEntries(Object.entries(part).map(([key, list]) => [key, Array.isArray(list) ? words(look, env, list as readonly Word[]) : list])) as T;

export const fixedChange = (look: Look, env: Env, change: Modification): Modification => {
  const number = (q: Quantity): number => amountOf(look, env, q);
  const word = (one: Word): string => wordsOf(look, env, one)[0] ?? '';
  if ('text' in change) return { text: { from: word(change.text.from), to: word(change.text.to) } };
  if ('types' in change) return { types: listsFixed(look, env, change.types) };
  if ('colors' in change) return { colors: listsFixed(look, env, change.colors) };
  if ('gain' in change) return { ...change, gain: change.gain.map((ability) => fixedAbility(look, env, ability, linksWithin(change.gain))) };
  if ('power' in change) return { power: number(change.power), toughness: number(change.toughness) };
  if ('setPower' in change || 'setToughness' in change) {
    const { setPower, setToughness } = change;
    return {
      ...change,
      ...(setPower === undefined ? {} : { setPower: number(setPower) }),
      ...(setToughness === undefined ? {} : { setToughness: number(setToughness) }),
    };
  }
  return change;
};

const counted: ReadonlySet<string> = new Set(['extraLands', 'maxHand', 'handChange', 'less', 'more', 'untapOnly']);
const isAmount = (value: unknown): value is Quantity => value === 'X' || (typeof value === 'object' && value !== null);
export const fixedPlayChange = (look: Look, env: Env, change: PlayChange): PlayChange =>
  Object.fromEntries(
    Object.entries(change).map(([key, value]) => [key, counted.has(key) && isAmount(value) ? amountOf(look, env, value) : value]),
  ) as unknown as PlayChange;

const positive = (look: Look, env: Env, q: Quantity): number => atLeastZero(amountOf(look, env, q));
/** How much of what a shield does is fixed; what it does instead is carried out by what its names mean then. */
export const fixedReplacement = (look: Look, env: Env, what: Replacement): Replacement => {
  if ('prevent' in what) return what.prevent === 'all' ? what : { ...what, prevent: positive(look, env, what.prevent) };
  if ('redirect' in what) return what.amount === undefined ? what : { ...what, amount: positive(look, env, what.amount) };
  if ('amount' in what) {
    const { plus, atMost, atLeast, ...rest } = what.amount;
    const fixed = Object.entries({ plus, atMost, atLeast }).flatMap(([key, q]) => (q === undefined ? [] : [[key, amountOf(look, env, q)] as const]));
    return { amount: { ...rest, ...Object.fromEntries(fixed) } };
  }
  return what;
};
