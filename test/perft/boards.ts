import type { Position } from '@arbiter/rules';
import { type Scenario, scenario } from '@arbiter/scenario';
import type { Ability, Card, Instruction, Step } from '@arbiter/schema';
import { card, keyword, quarry } from '../oracle/cards.ts';
import { standOf, taken } from '../oracle/stand.ts';

/* Boards small enough to count everything that can be done on them. */

type Player = NonNullable<Scenario['players']>[string];
const gain: Instruction = { do: 'gainLife', who: 'you', amount: 1 };
const body = (name: string, power: number, toughness: number, ...abilities: readonly Ability[]): Card =>
  card(name, ['creature'], { power, toughness, abilities });
const spell = (name: string, cost: string, does: Omit<Extract<Ability, { kind: 'spell' }>, 'kind'>): Card =>
  card(name, ['instant'], { cost, abilities: [{ kind: 'spell', ...does }] });
const dawn = (name: string, ...targets: NonNullable<Extract<Ability, { kind: 'spell' }>['targets']>): Card =>
  card(name, ['enchantment'], { abilities: [{ kind: 'triggered', when: { on: 'step', step: 'upkeep' }, targets, do: [gain] }] });

const cards: readonly Card[] = [
  quarry,
  body('Soldier', 2, 2),
  body('Bird', 1, 1, keyword('flying')),
  body('Brute', 3, 3, keyword('menace')),
  body('Guard', 1, 4, { kind: 'static', changes: [{ rule: { extraBlocks: 1 } }] }),
  body('Trampler', 4, 4, keyword('trample')),
  spell('Spark', '{R}', { targets: [{ as: 'it', what: 'anyTarget' }], do: [{ do: 'damage', amount: 2, to: { ref: 'it' } }] }),
  spell('Denial', '{U}', { targets: [{ as: 'it', what: { objects: { is: 'spell' }, zone: 'stack' } }], do: [{ do: 'counter', what: { ref: 'it' } }] }),
  spell('Hybrid', '{1}{W/U}', { do: [gain] }),
  spell('Charm', '{0}', {
    modes: {
      choose: 1,
      of: [
        { targets: [{ as: 'it', what: { objects: { type: 'creature' } } }], do: [{ do: 'tap', what: { ref: 'it' } }] },
        { targets: [{ as: 'them', what: 'anyTarget', min: 1, max: 2, divides: 3 }], do: [{ do: 'damage', amount: 3, to: { divided: 'them' } }] },
        { do: [gain] },
      ],
    },
  }),
  dawn('Dawn'),
  dawn('Noon'),
  dawn('Dusk', { as: 'it', what: { players: 'each' } }),
];

/** A board, how often everybody passes before counting begins, and the number of sequences of one, two, three and four actions from there. */
export interface Counted {
  readonly board: Scenario;
  readonly passes: number;
  readonly counts: readonly [number, number, number, number];
}
const counted = (
  name: string,
  step: Step,
  players: Readonly<Record<string, Player>>,
  counts: Counted['counts'],
  { passes = 0, ...more }: Partial<Scenario> & { readonly passes?: number } = {},
): Counted => ({
  board: {
    name,
    cards: Object.fromEntries(cards.map((one) => [one.name, one])),
    players: Object.fromEntries(Object.entries(players).map(([seat, player]) => [seat, { library: ['Quarry', 'Quarry'], ...player }])),
    start: { turn: 1, step },
    ...more,
  },
  passes,
  counts,
});

const main = 'precombat-main';
const combat = 'declare-attackers';
const trampling = {
  script: [
    { turn: 1, player: 'A', attack: ['Trampler', 'Soldier'] },
    {
      turn: 1,
      player: 'B',
      block: [
        { blocker: 'Soldier@B', attacker: 'Trampler' },
        { blocker: 'Guard', attacker: 'Trampler' },
      ],
    },
  ],
  stop: { turn: 1, step: 'declare-blockers', when: 'begin' },
  passes: 2,
} as const;
const trampled = {
  A: { battlefield: ['Trampler', 'Soldier', 'Mountain'], hand: ['Spark'] },
  B: { battlefield: ['Soldier', 'Guard'] },
};

export const table: readonly Counted[] = [
  // By what attacks: 1 (nothing) + 8 (Soldier) + 2 (Bird) + 5 (Brute) + 12 (Soldier, Bird) + 20 (Soldier, Brute) + 7 (Bird, Brute) + 26 (all) ways to block.
  counted(
    'attackers against blockers',
    combat,
    { A: { battlefield: ['Soldier', 'Bird', 'Brute'] }, B: { battlefield: ['Soldier', 'Bird', 'Guard'] } },
    [8, 8, 8, 81],
  ),
  counted(
    'instants answered by instants',
    main,
    { A: { hand: ['Spark'], battlefield: ['Mountain'] }, B: { hand: ['Denial', 'Spark'], battlefield: ['Island', 'Mountain', 'Soldier'] } },
    [3, 9, 25, 59],
  ),
  counted('one payment out of many', main, { A: { hand: ['Hybrid'], battlefield: ['Plains', 'Island', 'Quarry', 'Steam Vents'] }, B: {} }, [7, 35, 140, 485]),
  // Three triggers in six orders, two in two; each player's Dusk then has two targets.
  counted('triggers to order', 'upkeep', { A: { battlefield: ['Dawn', 'Noon', 'Dusk'] }, B: { battlefield: ['Dawn', 'Dusk'] } }, [6, 12, 24, 48]),
  counted('modes, targets and a division', main, { A: { hand: ['Charm'], battlefield: ['Soldier'] }, B: { battlefield: ['Bird'] } }, [2, 4, 15, 23]),
  // B blocks in six ways (twelve, but for those in which one alone blocks the Brute), C in four.
  counted(
    'three players, two attacked',
    combat,
    { A: { battlefield: ['Soldier', 'Brute', 'Trampler'] }, B: { battlefield: ['Soldier', 'Guard'] }, C: { battlefield: ['Bird', 'Guard'] } },
    [6, 24, 24, 24],
    {
      attack: 'multiple',
      script: [
        {
          turn: 1,
          player: 'A',
          attack: [
            { attacker: 'Soldier', defender: 'B' },
            { attacker: 'Brute', defender: 'B' },
            { attacker: 'Trampler', defender: 'C' },
          ],
        },
      ],
      stop: { turn: 1, step: 'declare-attackers', when: 'begin' },
      passes: 3,
    },
  ),
  // Four damage among two blockers in five ways; nothing goes past them. On the stack it can be answered.
  counted('combat damage on the stack', combat, trampled, [5, 15, 45, 110], trampling),
  counted('combat damage at once', combat, trampled, [5, 15, 41, 98], { ...trampling, rules: 'modern' }),
];

/** Where counting begins. */
export function positionOf({ board, passes }: Counted): Position {
  const reached = board.script ? scenario(board).reach() : { failures: [], position: standOf(board).position };
  if (!reached.position || reached.failures.length > 0) throw new Error(`${board.name}: ${JSON.stringify(reached.failures)}`);
  return Array.from({ length: passes }, () => ({ pass: true }) as const).reduce((at, pass) => taken(at, pass).position, reached.position);
}
