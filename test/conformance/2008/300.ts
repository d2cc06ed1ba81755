import assert from 'node:assert/strict';
import type { Duration, Event } from '@arbiter/schema';
import { aCreature, aimed, cards, free, gain, it, whenever, yourStep } from '../cards.ts';
import { prove } from '../prove.ts';

const began = (events: readonly Event[], type: 'PhaseBegan' | 'StepBegan'): readonly string[] =>
  events.flatMap((event) => (event.type !== type ? [] : event.type === 'PhaseBegan' ? [event.phase] : event.type === 'StepBegan' ? [event.step] : []));
const turnsTaken = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'TurnBegan' ? [event.extra ? `extra ${event.player}` : event.player] : []));

const turn = ['beginning', 'precombat-main', 'combat', 'postcombat-main', 'ending'];

prove('2008:300.1', 'a turn is its five phases in their order, though nothing happens in them', {
  accepts({ plays }) {
    const events = plays({
      name: 'an empty turn',
      players: { A: {}, B: {} },
      start: { turn: 1, step: 'cleanup' },
      stop: { turn: 2, step: 'cleanup', when: 'after' },
      expect: [
        { player: 'B', turnActive: true },
        {
          steps: {
            turn: 2,
            are: [
              'untap',
              'upkeep',
              'draw',
              'precombat-main',
              'beginning-of-combat',
              'declare-attackers',
              'end-of-combat',
              'postcombat-main',
              'end',
              'cleanup',
            ],
          },
        },
      ],
    });
    assert.deepEqual(began(events, 'PhaseBegan'), turn);
  },
  refuses({ plays }) {
    plays({
      name: 'the turn is over after them, and none comes twice',
      players: { A: {}, B: {} },
      start: { turn: 1, step: 'cleanup' },
      stop: { turn: 3, step: 'untap', when: 'begin' },
      expect: [
        { event: 'PhaseBegan', phase: 'combat', count: 1 },
        { event: 'TurnEnded', player: 'B', number: 2, count: 1 },
        { player: 'A', turnActive: true },
      ],
    });
  },
});

prove('2008:300.2', 'a step ends when all pass on an empty stack, and nothing lies between it and the next', {
  accepts({ plays }) {
    const events = plays({
      name: 'all pass',
      players: { A: {}, B: {} },
      start: { turn: 3, step: 'upkeep' },
      stop: { turn: 3, step: 'draw', when: 'begin' },
      expect: [
        { event: 'PriorityPassed', player: 'A', count: 1 },
        { event: 'PriorityPassed', player: 'B', count: 1 },
      ],
    });
    const ended = events.findIndex(({ type }) => type === 'StepEnded');
    assert.deepEqual(
      events.slice(ended - 1, ended + 2).map(({ type }) => type),
      ['PriorityPassed', 'StepEnded', 'StepBegan'],
    );
  },
  refuses({ plays }) {
    plays({
      name: 'the last object on the stack has resolved: the step goes on',
      players: { A: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, B: {} },
      start: { turn: 3, step: 'upkeep' },
      script: [
        { turn: 3, step: 'upkeep', player: 'A', cast: 'Lightning Bolt', targets: ['B'] },
        { turn: 3, step: 'upkeep', player: 'A', resolve: 'all' },
        {
          turn: 3,
          step: 'upkeep',
          player: 'A',
          expect: [
            { stack: 0 },
            { life: { B: 17 } },
            { turn: 3, step: 'upkeep' },
            { awaits: { player: 'A', kind: 'priority' } },
            { event: 'StepEnded', count: 0 },
          ],
        },
      ],
    });
  },
});

prove('2008:300.3', 'unspent mana goes as a phase ends, and burns', {
  accepts({ plays }) {
    plays({
      name: 'mana stays from step to step, is lost with the phase, and no shield helps',
      cards: cards(free('Ward', { do: 'shield', when: { would: 'damage', toPlayer: 'you' }, with: { prevent: 2 }, for: 'endOfTurn' })),
      players: { A: { hand: ['Ward'], battlefield: ['Mountain*2'] }, B: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] } },
      start: { turn: 3, step: 'upkeep' },
      script: [
        { turn: 3, step: 'upkeep', player: 'A', cast: 'Ward' },
        { turn: 3, step: 'upkeep', player: 'A', resolve: 'all' },
        { turn: 3, step: 'upkeep', player: 'A', mana: 'Mountain', times: 2 },
        { turn: 3, step: 'draw', player: 'A', expect: [{ player: 'A', mana: '{R}{R}' }, { life: { A: 20 } }] },
        { turn: 3, step: 'precombat-main', player: 'A', expect: [{ player: 'A', mana: '' }, { life: { A: 18, B: 20 } }, { stack: 0 }] },
        { turn: 3, step: 'precombat-main', player: 'B', cast: 'Lightning Bolt', targets: ['A'] },
      ],
      expect: [{ event: 'DamagePrevented', amount: 2, count: 1 }, { life: { A: 17 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'mana that was spent burns nobody',
      players: { A: { hand: ['Lightning Bolt'], battlefield: ['Mountain*2'] }, B: {} },
      script: [
        { turn: 1, step: 'upkeep', player: 'A', mana: 'Mountain' },
        { turn: 1, step: 'upkeep', player: 'A', cast: 'Lightning Bolt', targets: ['B'] },
      ],
      stop: { turn: 1, step: 'precombat-main', when: 'begin' },
      expect: [{ life: { A: 20, B: 17 } }],
    });
  },
});

const grows = (name: string, power: number, lasts: Duration) =>
  aimed(name, aCreature, { do: 'change', what: it, changes: [{ power, toughness: 0 }], for: lasts });

prove('2008:300.4', 'what lasts until a moment ends at it', {
  accepts({ plays }) {
    plays({
      name: 'until end of combat, until your next upkeep, until end of turn',
      cards: cards(grows('Charge', 1, 'endOfCombat'), grows('Vigil', 2, { untilStep: 'upkeep', of: 'you' }), grows('Rush', 4, 'endOfTurn')),
      players: { A: { hand: ['Charge', 'Vigil', 'Rush'], battlefield: ['Hill Giant'] }, B: {} },
      start: { turn: 1, step: 'beginning-of-combat' },
      script: [
        { turn: 1, step: 'beginning-of-combat', player: 'A', cast: 'Charge', targets: ['Hill Giant'] },
        { turn: 1, step: 'beginning-of-combat', player: 'A', cast: 'Vigil', targets: ['Hill Giant'] },
        { turn: 1, step: 'beginning-of-combat', player: 'A', cast: 'Rush', targets: ['Hill Giant'] },
        { turn: 1, step: 'end-of-combat', player: 'A', expect: [{ permanent: 'Hill Giant', power: 10 }] },
        { turn: 1, step: 'postcombat-main', player: 'A', expect: [{ permanent: 'Hill Giant', power: 9 }] },
        { turn: 2, step: 'upkeep', player: 'B', expect: [{ permanent: 'Hill Giant', power: 5 }] },
      ],
      stop: { turn: 3, step: 'upkeep', when: 'begin' },
      expect: [{ permanent: 'Hill Giant', power: 3 }],
    });
  },
  refuses({ plays }) {
    plays({
      name: "an upkeep that has begun is not the next one, nor is another player's",
      cards: cards(grows('Vigil', 2, { untilStep: 'upkeep', of: 'you' })),
      players: { A: { hand: ['Vigil'], battlefield: ['Hill Giant'] }, B: {} },
      start: { turn: 1, step: 'upkeep' },
      script: [
        { turn: 1, step: 'upkeep', player: 'A', cast: 'Vigil', targets: ['Hill Giant'] },
        { turn: 2, step: 'end', player: 'B', expect: [{ permanent: 'Hill Giant', power: 5 }] },
      ],
    });
  },
});

prove('2008:300.5', 'as a step begins, what triggers at its beginning goes on the stack', {
  accepts({ plays }) {
    plays({
      name: 'before anybody has priority',
      cards: cards(whenever('Matins', yourStep('upkeep'), gain(1))),
      players: { A: { battlefield: ['Matins'] }, B: {} },
      start: { turn: 3, step: 'untap' },
      stop: { turn: 3, step: 'upkeep', when: 'begin' },
      expect: [{ stack: 'Matins', count: 1 }, { life: { A: 20 } }, { awaits: { player: 'A', kind: 'priority' } }, { event: 'PriorityPassed', count: 0 }],
    });
  },
  refuses({ plays }) {
    plays({
      name: "what was not there then has missed it, as has what waits for another player's",
      cards: cards(whenever('Matins', yourStep('upkeep'), gain(1))),
      players: { A: {}, B: { battlefield: ['Matins'] } },
      start: { turn: 3, step: 'upkeep' },
      script: [
        { turn: 3, step: 'upkeep', put: { card: 'Matins', player: 'A', zone: 'battlefield' } },
        { turn: 3, step: 'upkeep', player: 'A', expect: [{ stack: 0 }] },
        { turn: 3, step: 'draw', player: 'A', expect: [{ life: { A: 20, B: 20 } }] },
      ],
    });
  },
});

const anotherTurn = free('Borrowed Hour', { do: 'extraTurn', who: 'you' });

prove('2008:300.6', 'extra turns follow the one under way, the newest first', {
  accepts({ plays }) {
    const events = plays({
      name: "A's, then B's",
      cards: cards(anotherTurn),
      players: { A: { hand: ['Borrowed Hour'] }, B: { hand: ['Borrowed Hour'] } },
      start: { turn: 1, step: 'end' },
      script: [
        { turn: 1, step: 'end', player: 'A', cast: 'Borrowed Hour' },
        { turn: 1, step: 'end', player: 'A', resolve: 'all' },
        { turn: 1, step: 'end', player: 'B', cast: 'Borrowed Hour', whileNot: 'Borrowed Hour' },
      ],
      stop: { turn: 4, step: 'upkeep', when: 'begin' },
    });
    assert.deepEqual(turnsTaken(events), ['extra B', 'extra A', 'B']);
  },
  refuses({ plays }) {
    const events = plays({
      name: 'one extra turn, and the order of turns is as before',
      cards: cards(anotherTurn),
      players: { A: {}, B: { hand: ['Borrowed Hour'] } },
      start: { turn: 1, step: 'end' },
      script: [{ turn: 1, step: 'end', player: 'B', cast: 'Borrowed Hour' }],
      stop: { turn: 4, step: 'upkeep', when: 'begin' },
    });
    assert.deepEqual(turnsTaken(events), ['extra B', 'B', 'A']);
  },
});

prove('2008:300.7', 'extra phases follow the one named, the newest first', {
  accepts({ plays }) {
    const events = plays({
      name: 'a combat phase, then a main phase, both after this one',
      cards: cards(free('War Cry', { do: 'extraPhases', phases: ['combat'] }), free('Respite', { do: 'extraPhases', phases: ['postcombat-main'] })),
      players: { A: { hand: ['War Cry', 'Respite'] }, B: {} },
      start: { turn: 1, step: 'postcombat-main' },
      script: [
        { turn: 1, step: 'postcombat-main', player: 'A', cast: 'War Cry' },
        { turn: 1, step: 'postcombat-main', player: 'A', resolve: 'all' },
        { turn: 1, step: 'postcombat-main', player: 'A', cast: 'Respite' },
      ],
      stop: { turn: 1, step: 'cleanup', when: 'begin' },
    });
    assert.deepEqual(began(events, 'PhaseBegan').slice(-3), ['postcombat-main', 'combat', 'ending']);
  },
  refuses({ plays }) {
    const events = plays({
      name: 'not before the phase named is over, and not at all once it is gone',
      cards: cards(free('War Cry', { do: 'extraPhases', phases: ['combat'], after: 'combat' })),
      players: { A: { hand: ['War Cry*2'] }, B: {} },
      start: { turn: 1, step: 'precombat-main' },
      script: [
        { turn: 1, step: 'precombat-main', player: 'A', cast: 'War Cry' },
        { turn: 1, step: 'postcombat-main', player: 'A', cast: 'War Cry' },
      ],
      stop: { turn: 1, step: 'cleanup', when: 'begin' },
    });
    assert.deepEqual(began(events, 'PhaseBegan').slice(-4), ['combat', 'combat', 'postcombat-main', 'ending']);
  },
});

const more = free('Long Morning', { do: 'extraStep', step: 'draw', after: 'upkeep' });
const again = free('Second Dawn', { do: 'extraStep', step: 'upkeep', after: 'upkeep' });

prove('2008:300.8', 'extra steps follow the one named, the newest first', {
  accepts({ plays }) {
    plays({
      name: 'a draw step, then an upkeep, both after this one',
      cards: cards(more, again),
      players: { A: { hand: ['Long Morning', 'Second Dawn'] }, B: {} },
      start: { turn: 3, step: 'upkeep' },
      script: [
        { turn: 3, step: 'upkeep', player: 'A', cast: 'Long Morning' },
        { turn: 3, step: 'upkeep', player: 'A', resolve: 'all' },
        { turn: 3, step: 'upkeep', player: 'A', cast: 'Second Dawn' },
      ],
      stop: { turn: 3, step: 'precombat-main', when: 'begin' },
      expect: [{ steps: { turn: 3, are: ['upkeep', 'upkeep', 'draw', 'draw', 'precombat-main'] } }, { zone: 'hand', player: 'A', count: 2 }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'the step named is gone',
      cards: cards(again),
      players: { A: { hand: ['Second Dawn'] }, B: {} },
      start: { turn: 3, step: 'draw' },
      script: [{ turn: 3, step: 'draw', player: 'A', cast: 'Second Dawn' }],
      stop: { turn: 3, step: 'precombat-main', when: 'begin' },
      expect: [{ steps: { turn: 3, are: ['draw', 'precombat-main'] } }],
    });
  },
});

prove('2008:300.9', 'what is skipped is as though it were not there', {
  accepts({ plays }) {
    plays({
      name: 'a draw step',
      cards: cards(free('Fast', { do: 'skip', who: 'you', what: 'draw' }), whenever('Matins', yourStep('draw'), gain(1))),
      players: { A: { hand: ['Fast'], battlefield: ['Matins'] }, B: {} },
      start: { turn: 3, step: 'upkeep' },
      script: [{ turn: 3, step: 'upkeep', player: 'A', cast: 'Fast' }],
      stop: { turn: 3, step: 'precombat-main', when: 'begin' },
      expect: [{ steps: { turn: 3, are: ['upkeep', 'precombat-main'] } }, { zone: 'hand', player: 'A', count: 0 }, { life: { A: 20 } }, { stack: 0 }],
    });
  },
  refuses({ plays }) {
    plays({
      name: "only that player's, and only the next",
      cards: cards(free('Fast', { do: 'skip', who: 'you', what: 'draw' })),
      players: { A: { hand: ['Fast'] }, B: {} },
      start: { turn: 1, step: 'end' },
      script: [{ turn: 1, step: 'end', player: 'A', cast: 'Fast' }],
      stop: { turn: 5, step: 'precombat-main', when: 'begin' },
      expect: [
        { zone: 'hand', player: 'A', count: 1 },
        { zone: 'hand', player: 'B', count: 2 },
      ],
    });
  },
});
