import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { obeysTheLaws, powerset, product } from '../../../../../test/support/spaces.ts';
import type { Answer, AnswerOf, AttackLimit, BlockLimit, DecisionOf, Requirement, SpaceOf } from '../index.ts';
import { check, maxObeyed } from './index.ts';

/* Small boards of three creatures each: what the search finds is what trying every declaration finds. */

const cite = '2016:508.1d';
const RUNS = 300;
type Declaring = 'attackers' | 'blockers';
type Board<K extends Declaring> = Omit<SpaceOf<K>, 'cite' | 'obey'>;

const upTo = (max: number) => fc.integer({ min: 0, max });
const creature = fc.integer({ min: 1, max: 3 });
/** Number 4 is not on the board. */
const creatures = fc.subarray([1, 2, 3, 4], { minLength: 1, maxLength: 3 });
const someOf = <T extends number | string>(things: readonly T[], minLength = 1) => fc.subarray([...things], { minLength });
const board = <T>(of: (id: number) => fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.tuple(of(1), of(2), of(3));
const requiring = (at: fc.Arbitrary<(number | string)[]>) =>
  fc.array(fc.oneof<fc.Arbitrary<Requirement>[]>(fc.record({ creature, at }, { requiredKeys: ['creature'] }), fc.record({ anyOf: creatures, at })), {
    maxLength: 6,
  });

const defenders = ['bob', 9] as const;
const attackLimit = fc.oneof<fc.Arbitrary<AttackLimit>[]>(
  fc.record({ atMost: upTo(3), of: creatures, at: someOf<number | string>(defenders) }, { requiredKeys: ['atMost'] }),
  fc.record({ notAlone: creature }),
  fc.record({ onlyAlone: creature }),
  fc.record({ together: creatures }),
);
const candidate = (id: number) =>
  fc.record(
    {
      creature: fc.constant(id),
      defenders: someOf<number | string>(defenders, 0),
      banding: fc.boolean(),
      bandsWith: someOf(['wolves', 'legends'], 0),
      bandsBy: someOf(['wolves', 'legends'], 0),
    },
    { requiredKeys: ['creature', 'defenders'] },
  );
const attacks: fc.Arbitrary<Board<'attackers'>> = fc.record({
  candidates: board(candidate),
  limits: fc.array(attackLimit, { maxLength: 3 }),
  requirements: requiring(someOf<number | string>(defenders)),
});

const attackers = [11, 12] as const;
const blockLimit = fc.oneof<fc.Arbitrary<BlockLimit>[]>(
  fc.record({ attacker: fc.constantFrom(...attackers), atLeast: upTo(3) }),
  fc.record({ attacker: fc.constantFrom(...attackers), atMost: upTo(2) }),
  fc.record({ attacker: fc.constant(11), allOf: creatures }),
  fc.record({ notAlone: creature }),
  fc.record({ onlyAlone: creature }),
  fc.record({ atMost: upTo(3), of: creatures }, { requiredKeys: ['atMost'] }),
);
const blocks: fc.Arbitrary<Board<'blockers'>> = fc.record({
  candidates: board((id) => fc.record({ creature: fc.constant(id), attackers: someOf<number>(attackers, 0), most: fc.integer({ min: 1, max: 2 }) })),
  limits: fc.array(blockLimit, { maxLength: 3 }),
  requirements: requiring(someOf<number | string>(attackers)),
});

function inOrder(answer: AnswerOf<'attackers'>): boolean {
  const bands = [...new Set(answer.attacks.flatMap(({ band }) => band ?? []))];
  return bands.every((band, at) => band === at + 1);
}
const ways = (attacker: number) => [
  null,
  ...defenders.flatMap((defender) => [
    { attacker, defender },
    { attacker, defender, band: 1 },
  ]),
];
const everyAttack = product([1, 2, 3].map(ways))
  .map((line) => ({ attacks: line.filter((one) => one !== null) }))
  .filter(inOrder);
const everyBlock = product([1, 2, 3].map((blocker) => powerset(attackers).map((blocked) => blocked.map((attacker) => ({ blocker, attacker }))))).map(
  (lines) => ({
    blocks: lines.flat(),
  }),
);

const pairs = (answer: Answer): (readonly [number, number | string])[] => {
  if ('attacks' in answer) return answer.attacks.map(({ attacker, defender }) => [attacker, defender] as const);
  return 'blocks' in answer ? answer.blocks.map(({ blocker, attacker }) => [blocker, attacker] as const) : [];
};
const met = (requirements: readonly Requirement[], answer: Answer): number =>
  requirements.filter((one) =>
    pairs(answer).some(([id, thing]) => ('creature' in one ? [one.creature] : one.anyOf).includes(id) && (one.at?.includes(thing) ?? true)),
  ).length;

const put = <K extends Declaring>(kind: K, space: Board<K>, obey: number) =>
  ({ seat: 'ann', kind, withdrawable: false, space: { cite, ...space, obey } }) as unknown as DecisionOf<K>;

function holds<K extends Declaring>(kind: K, space: Board<K>, answers: readonly Answer[], seed: number): void {
  const within = answers.filter((answer) => check(put(kind, space, 0), answer) === null);
  const most = maxObeyed({ cite, ...space } as unknown as Parameters<typeof maxObeyed>[0]);
  expect(most).toBe(Math.max(...within.map((answer) => met(space.requirements, answer))));
  for (const obey of [0, most, most + 1]) obeysTheLaws(put(kind, space, obey), answers, seed);
}

describe('searching a board finds what trying everything finds', () => {
  it('attackers', () =>
    fc.assert(
      fc.property(attacks, fc.nat(), (space, seed) => holds('attackers', space, everyAttack, seed)),
      { numRuns: RUNS },
    ));
  it('blockers', () =>
    fc.assert(
      fc.property(blocks, fc.nat(), (space, seed) => holds('blockers', space, everyBlock, seed)),
      { numRuns: RUNS },
    ));
});
