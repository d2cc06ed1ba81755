import type { Position } from '@arbiter/rules';
import { type Scenario, scenario } from '@arbiter/scenario';
import type { Ability, Card, Instruction } from '@arbiter/schema';
import { card, keyword, quarry } from '../oracle/cards.ts';
import { standOf } from '../oracle/stand.ts';

/* Boards small enough to count everything that can be done on them. */

type Player = NonNullable<Scenario['players']>[string];
const gain: Instruction = { do: 'gainLife', who: 'you', amount: 1 };
const body = (name: string, power: number, toughness: number, ...abilities: readonly Ability[]): Card =>
  card(name, ['creature'], { power, toughness, abilities });
const spell = (name: string, cost: string, does: Omit<Extract<Ability, { kind: 'spell' }>, 'kind'>): Card =>
  card(name, ['instant'], { cost, abilities: [{ kind: 'spell', ...does }] });
const dawn = (name: string): Card =>
  card(name, ['enchantment'], { abilities: [{ kind: 'triggered', when: { on: 'step', step: 'upkeep' }, do: [gain] }] });

const cards: readonly Card[] = [
  quarry,
  body('Soldier', 2, 2),
  body('Bird', 1, 1, keyword('flying')),
  body('Brute', 3, 3, keyword('menace')),
  body('Guard', 1, 4, { kind: 'static', changes: [{ rule: { extraBlocks: 1 } }] }),
  body('Trampler', 4, 4, keyword('trample')),
  body('Berserker', 2, 1, { kind: 'static', changes: [{ rule: 'mustAttack' }] }),
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
  dawn('Dusk'),
  dawn('Noon'),
];
const pinned = Object.fromEntries(cards.map((one) => [one.name, one]));
const board = (name: string, step: NonNullable<Scenario['start']>['step'], players: Readonly<Record<string, Player>>, more: Partial<Scenario> = {}): Scenario => ({
  name,
  cards: pinned,
  players: Object.fromEntries(Object.entries(players).map(([seat, player]) => [seat, { library: ['Quarry', 'Quarry'], ...player }])),
  start: { turn: 1, step },
  ...more,
});

const combat = 'declare-attackers';
/** Each with the number of sequences of one, two, three and four actions. */
export const table: readonly (readonly [board: Scenario, counts: readonly [number, number, number, number]])[] = [
  [board('attackers against blockers', combat, { A: { battlefield: ['Soldier', 'Bird', 'Brute'] }, B: { battlefield: ['Soldier', 'Bird', 'Guard'] } }), [0, 0, 0, 0]],
  [
    board('instants answered by instants', 'precombat-main', {
      A: { hand: ['Spark'], battlefield: ['Mountain'] },
      B: { hand: ['Denial', 'Spark'], battlefield: ['Island', 'Mountain', 'Soldier'] },
    }),
    [0, 0, 0, 0],
  ],
  [board('one payment out of many', 'precombat-main', { A: { hand: ['Hybrid'], battlefield: ['Plains', 'Island', 'Quarry', 'Steam Vents'] }, B: {} }), [0, 0, 0, 0]],
  [board('triggers to order', 'upkeep', { A: { battlefield: ['Dawn', 'Dusk', 'Noon'] }, B: { battlefield: ['Dawn', 'Dusk'] } }), [0, 0, 0, 0]],
  [board('modes, targets and a division', 'precombat-main', { A: { hand: ['Charm'], battlefield: ['Soldier'] }, B: { battlefield: ['Bird'] } }), [0, 0, 0, 0]],
  [
    board('three players, all attacked', combat, { A: { battlefield: ['Berserker', 'Trampler'] }, B: { battlefield: ['Soldier'] }, C: { battlefield: ['Guard'] } }, { attack: 'multiple' }),
    [0, 0, 0, 0],
  ],
  [
    board(
      'combat damage to assign, on the stack',
      combat,
      { A: { battlefield: ['Trampler', 'Soldier'], hand: ['Spark'] }, B: { battlefield: ['Soldier', 'Guard'] } },
      {
        script: [
          { turn: 1, player: 'A', attack: ['Trampler', 'Soldier'] },
          { turn: 1, player: 'B', block: [{ blocker: 'Soldier@B', attacker: 'Trampler' }, { blocker: 'Guard', attacker: 'Trampler' }] },
        ],
        stop: { turn: 1, step: 'declare-blockers', when: 'begin' },
      },
    ),
    [0, 0, 0, 0],
  ],
];

/** Where counting begins: at the board's first question, or where its script has led to. */
export function positionOf(data: Scenario): Position {
  if (!data.script) return standOf(data).position;
  const { position, failures } = scenario(data).reach();
  if (!position || failures.length > 0) throw new Error(`${data.name}: ${JSON.stringify(failures)}`);
  return position;
}
