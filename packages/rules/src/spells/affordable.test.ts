import { type Ability, type Answer, type Cost, type CostPart, type Decision, type Game, list } from '@arbiter/schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artifact, creature, forest, game, instant, on, options, type Place, runBy, swamp, tapFor, thing } from './testCasting.ts';

const creatures = { type: 'creature' } as const;
const elf = creature('Elf', '{G}', tapFor('{G}'));
const pet = creature('Pet', '{B}', { kind: 'activated', cost: [{ sacrifice: 'self' }], do: [{ do: 'mana', who: 'you', mana: '{B}' }] });
const rock = artifact('Rock', '{1}', tapFor('{B/G}'));
const signet = artifact('Signet', '{2}', { kind: 'activated', cost: [{ mana: '{1}' }, { tap: 'self' }], do: [{ do: 'mana', who: 'you', mana: '{B}{G}' }] });
const grove = thing('Grove', {
  types: ['land'],
  abilities: [
    tapFor('{C}'),
    { kind: 'activated', cost: [{ mana: '{B/G}' }, { tap: 'self' }], do: [{ do: 'mana', who: 'you', mana: { colors: ['B', 'G'], count: 2 } }] },
  ],
});
const golem = thing('Golem', { types: ['artifact', 'creature'], power: 1, toughness: 1 });
const parts: readonly CostPart[] = [
  { mana: '{G}' },
  { mana: '{B}{B}' },
  { mana: '{2}' },
  { mana: '{G/P}' },
  { mana: '{2/B}' },
  { life: 2 },
  { sacrifice: creatures },
  { sacrifice: { type: 'artifact' } },
  { tapOther: creatures, count: 1 },
  { tapOther: { type: 'artifact' }, count: 1 },
  { discard: 'any' },
  { exile: creatures, from: 'hand' },
  { oneOf: [[{ sacrifice: creatures }], [{ mana: '{1}' }]] },
];

class Paused extends Error {
  readonly decision: Decision;
  constructor(decision: Decision) {
    super('paused');
    this.decision = decision;
  }
}
/** What comes of these answers: the next question, or whether it was done. */
function after(start: Game, name: string, args: Readonly<Record<string, unknown>>, replies: readonly Answer[]): Decision | boolean {
  const left = [...replies];
  try {
    const { result } = runBy(start, name, args, (decision) => {
      const next = left.shift();
      if (next === undefined) throw new Paused(decision);
      return decision.kind === 'keep' ? { keep: [] } : next;
    });
    return 'done' in (result as object);
  } catch (error) {
    if (error instanceof Paused) return error.decision.kind === 'keep' ? false : error.decision;
    throw error;
  }
}
const MOST_TRIES = 60;
const DEEPEST = 9;
/** Whether some answers lead to its end; null where there are too many to try. */
function canBeDone(start: Game, name: string, args: Readonly<Record<string, unknown>>): boolean | null {
  const open: Answer[][] = [[]];
  for (let tries = 0; open.length > 0; tries++) {
    if (tries > MOST_TRIES) return null;
    const replies = open.pop() ?? [];
    const next = after(start, name, args, replies);
    if (next === true) return true;
    if (typeof next === 'object' && replies.length < DEEPEST) open.push(...(list(next, 6) as Answer[]).map((answer) => [...replies, answer]));
  }
  return false;
}

const anyCost = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 });
const anyBoard = fc.array(fc.constantFrom(forest, swamp, elf, pet, rock, signet, grove, golem), { maxLength: 4 });
const anyHand = fc.array(fc.constantFrom(forest, elf), { maxLength: 2 });

describe('what is offered to a player', () => {
  it('is every spell that he could pay for', () => {
    const words: readonly Ability[] = ['convoke', 'improvise'].map((keyword) => ({ kind: 'keyword', keyword }));
    fc.assert(
      fc.property(anyCost, fc.subarray([...words], { maxLength: 1 }), anyBoard, anyHand, fc.constantFrom(1, 20), (cost: Cost, more, board, hand, life) => {
        const spell = instant('Dear', '{0}', { kind: 'extraCost', extra: { key: 'additional', cost }, optional: false }, ...more, {
          kind: 'spell',
          do: [{ do: 'gainLife', who: 'you', amount: 1 }],
        });
        const places: readonly Place[] = [on('hand', spell), ...hand.map((card) => on('hand', card)), ...board.map((card) => on('battlefield', card))];
        const start = game(places, (begun) => ({ ...begun, players: begun.players.map((player) => ({ ...player, life })) }));
        const isOffered = options(start).some((option) => 'cast' in option && option.cast === 1);
        (globalThis as any).T ??= { yes: 0, falseYes: 0, no: 0, skip: 0 };
        const T = (globalThis as any).T;
        const r = canBeDone(start, 'castSpell', { object: 1 });
        if (r === null) T.skip++; else if (r) T.yes++; else if (isOffered) { T.falseYes++; console.log('FALSEYES', JSON.stringify({ cost, board, hand, life, more })); } else T.no++;
        console.log('T', JSON.stringify(T));
        if (!isOffered) expect(r).not.toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
