import { type Ability, type Answer, type Cost, type CostPart, type Game, list } from '@arbiter/schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artifact, creature, forest, game, instant, next, on, options, type Place, started, swamp, tapFor, thing } from './testCasting.ts';

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

const MOST_TRIES = 200;
const DEEPEST = 10;
/** Whether some answers lead to its end; null where there are too many to try. */
function canBeDone(start: Game, object: number): boolean | null {
  const open = [{ progress: started(start, 'castSpell', { object }), depth: 0 }];
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const last = open.pop();
    if (last === undefined) return false;
    const { progress, depth } = last;
    const { run } = progress;
    if (run === null && 'done' in (progress.result as object)) return true;
    if (run === null || run.decision.kind === 'keep' || depth === DEEPEST) continue;
    open.push(...(list(run.decision, 8) as Answer[]).map((answer) => ({ progress: next(run, answer), depth: depth + 1 })));
  }
  return null;
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
        if (!isOffered) expect(canBeDone(start, 1)).not.toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
