import assert from 'node:assert/strict';
import { activated, enchantment, keyword } from '@arbiter/cards';
import type { Scenario } from '@arbiter/scenario';
import type { Card, Instruction } from '@arbiter/schema';
import { aimed, being, cards, free, gain, it, whenever } from '../cards.ts';
import { asks, livesOf, setup, under, until, type Wanted } from '../games.ts';
import { prove } from '../prove.ts';
import { casts, inMain, main } from '../script.ts';
import type { Stage } from '../stage.ts';

/** What the players of a whole game have as they look at their first hands. */
const started = (stage: Stage, wanted: Wanted): readonly number[] =>
  livesOf(until(stage, under(stage.begins(setup({ rules: 'modern', ...wanted }))), asks('mulligan')));
const four = ['A', 'B', 'C', 'D'];

prove('2016:118.1', 'each player begins with twenty life', {
  accepts: (stage) => {
    assert.deepEqual(started(stage, {}), [20, 20]);
    assert.deepEqual(started(stage, { seats: four }), [20, 20, 20, 20]);
  },
  refuses: (stage) => assert.deepEqual(started(stage, { seats: ['A', 'B', 'C'], format: 'commander' }), [40, 40, 40]),
});

const loses = (amount: number): Instruction => ({ do: 'loseLife', who: 'you', amount });
const giant = { rules: 'modern', format: 'two-headed-giant' } as const;

prove('2016:118.1a', 'a team of two heads begins with thirty life, which are one total', {
  accepts(stage) {
    assert.deepEqual(started(stage, { seats: four, format: 'two-headed-giant' }), [30, 30, 30, 30]);
    stage.plays({
      name: 'what one loses both have lost',
      ...giant,
      cards: cards(free('Toll', loses(4))),
      players: { A: {}, B: { hand: ['Toll'] }, C: {}, D: {} },
      ...inMain,
      script: [{ ...main, player: 'B', cast: 'Toll' }],
      expect: [{ life: { A: 26, B: 26, C: 30, D: 30 } }, { event: 'LifeLost', player: 'B', amount: 4, count: 1 }, { event: 'LifeLost', player: 'A', count: 0 }],
    });
  },
  refuses(stage) {
    const teams = [
      ['A', 'B'],
      ['C', 'D'],
    ];
    assert.deepEqual(started(stage, { seats: four, teams, format: 'free-for-all' }), [20, 20, 20, 20]);
    stage.plays({
      name: 'other teams have no such total',
      rules: 'modern',
      format: 'free-for-all',
      teams,
      cards: cards(free('Toll', loses(4))),
      players: { A: { hand: ['Toll'] }, B: {}, C: {}, D: {} },
      ...inMain,
      script: casts('Toll'),
      expect: [{ life: { A: 16, B: 20 } }],
    });
  },
});

const avatar = (name: string, life: number): Card => ({ v: 1, name, layout: 'normal', faces: [{ name, types: ['vanguard'], hand: 0, life }] });
const avatars: Wanted = { cards: cards(avatar('Hale One', 5), avatar('Frail One', -3)), command: { A: ['Hale One'], B: ['Frail One'] } };

prove('2016:118.1b', 'a vanguard card adds to the twenty, or takes from them', {
  accepts: (stage) => assert.deepEqual(started(stage, { ...avatars, format: 'vanguard' }), [25, 17]),
  refuses: (stage) => assert.deepEqual(started(stage, { ...avatars, format: 'duel' }), [20, 20]),
});

prove('2016:118.1c', 'in a Commander game each player begins with forty life', {
  accepts: (stage) => assert.deepEqual(started(stage, { seats: four, format: 'commander' }), [40, 40, 40, 40]),
  refuses: (stage) => assert.deepEqual(started(stage, { seats: four, format: 'free-for-all' }), [20, 20, 20, 20]),
});

prove('2016:118.1d', 'the archenemy begins with forty life, his enemies with twenty', {
  accepts: (stage) => assert.deepEqual(started(stage, { seats: four, format: 'archenemy' }), [40, 20, 20, 20]),
  refuses(stage) {
    const teams = [['A', 'B', 'C'], ['D']];
    assert.deepEqual(started(stage, { seats: four, teams, format: 'archenemy' }), [20, 20, 20, 40]);
  },
});

const ledger = whenever('Ledger', { on: 'loseLife', who: 'each' }, { do: 'putCounters', on: 'self', counter: 'tally', amount: { ref: 'triggerAmount' } });
const bite = (name: string, amount: number, ...more: readonly Instruction[]): Card =>
  aimed(name, { players: 'each' }, { do: 'damage', amount, to: it }, ...more);

prove('2016:118.2', 'a player loses as much life as he is dealt damage', {
  accepts: ({ plays }) =>
    void plays({
      name: 'and it is a loss of life',
      rules: 'modern',
      cards: cards(ledger, bite('Bite', 3)),
      players: { A: { hand: ['Bite'], battlefield: ['Ledger'] }, B: {} },
      ...inMain,
      script: [
        { ...main, player: 'A', cast: 'Bite', targets: ['B'] },
        { ...main, player: 'A', resolve: 'all' },
      ],
      expect: [{ life: { B: 17 } }, { permanent: 'Ledger', counters: { tally: 3 } }],
    }),
  refuses({ plays }) {
    plays({
      name: 'not of a source with infect',
      rules: 'modern',
      cards: cards(ledger, being('Adder', 3, 3, keyword('infect'))),
      players: { A: { battlefield: ['Ledger', 'Adder'] }, B: {} },
      start: { turn: 1, step: 'beginning-of-combat' },
      script: [{ turn: 1, player: 'A', attack: ['Adder'] }],
      stop: { turn: 1, step: 'end-of-combat' },
      expect: [{ life: { B: 20 } }, { player: 'B', counters: { poison: 3 } }, { permanent: 'Ledger', counters: {} }],
    });
  },
});

const still = enchantment('Still Heart', { cost: '{0}' }, { kind: 'static', play: [{ cantGainLife: 'you' }] });

prove('2016:118.3', 'what is gained or lost changes the total', {
  accepts: ({ plays }) =>
    void plays({
      name: 'four up, seven down',
      rules: 'modern',
      cards: cards(free('Nap', gain(4)), free('Toll', loses(7))),
      players: { A: { hand: ['Nap', 'Toll'] }, B: {} },
      ...inMain,
      script: [...casts('Nap'), { ...main, player: 'A', expect: [{ life: { A: 24, B: 20 } }] }, ...casts('Toll')],
      expect: [{ life: { A: 17, B: 20 } }],
    }),
  refuses: ({ plays }) =>
    void plays({
      name: 'what cannot be gained does not',
      rules: 'modern',
      cards: cards(free('Nap', gain(4)), still),
      players: { A: { hand: ['Nap'], battlefield: ['Still Heart'] }, B: {} },
      ...inMain,
      script: casts('Nap'),
      expect: [{ life: { A: 20 } }, { event: 'LifeGained', count: 0 }],
    }),
});

const drone = (cost: number): Card => being('Drone', 1, 1, activated([{ life: cost }], { do: [{ do: 'draw', who: 'you', amount: 1 }] }));
const drones = (life: number, cost: number): Scenario => ({
  rules: 'modern',
  cards: cards(drone(cost), ledger),
  players: { A: { life, battlefield: ['Drone'] }, B: { battlefield: ['Ledger'] }, C: {} },
  ...inMain,
});

prove('2016:118.4', 'life is paid out of a total that covers it, and lost', {
  accepts({ plays }) {
    plays({
      name: 'all of it',
      ...drones(2, 2),
      script: [
        { ...main, player: 'A', activate: 'Drone' },
        { ...main, player: 'B', resolve: 'all' },
      ],
      expect: [
        { player: 'A', life: 0, lost: true },
        { permanent: 'Ledger', counters: { tally: 2 } },
      ],
    });
    plays({
      name: 'none at all, whatever there is',
      ...drones(1, 0),
      script: [{ ...main, player: 'A', activate: 'Drone' }],
      stop: { ...main, when: 'end' },
      expect: [{ life: { A: 1 } }, { zone: 'hand', player: 'A', count: 1 }, { permanent: 'Ledger', counters: {} }],
    });
  },
  refuses: ({ plays }) =>
    void plays({
      name: 'not more than there is',
      ...drones(1, 2),
      script: [{ ...main, player: 'A', activate: 'Drone', illegal: true }],
      expect: [{ life: { A: 1 } }, { zone: 'hand', player: 'A', count: 0 }],
    }),
});

const offering = free('Offering', { do: 'may', who: 'team', cost: [{ life: 3 }], as: 'payers', then: [{ do: 'draw', who: { ref: 'payers' }, amount: 1 }] });
const offered = (life: number): Scenario => ({
  ...giant,
  cards: cards(offering),
  players: { A: { life, hand: ['Offering'] }, B: {}, C: {}, D: {} },
  ...inMain,
  script: casts('Offering'),
});

prove('2016:118.4a', "two heads pay out of their team's total, which must cover what both pay", {
  accepts({ plays }) {
    plays({
      name: 'both',
      ...offered(7),
      answers: { A: ['yes'], B: ['yes'] },
      expect: [{ life: { A: 1, B: 1 } }, { zone: 'hand', player: 'A', count: 1 }, { zone: 'hand', player: 'B', count: 1 }],
    });
    plays({
      name: 'one who could not if the life of both were not his',
      ...giant,
      cards: cards(drone(25)),
      players: { A: {}, B: { battlefield: ['Drone'] }, C: {}, D: {} },
      ...inMain,
      script: [{ ...main, player: 'B', activate: 'Drone' }],
      stop: { ...main, when: 'end' },
      expect: [{ life: { A: 5, B: 5, C: 30 } }],
    });
  },
  refuses: ({ plays }) =>
    void plays({
      name: 'one of them, where it does not cover both',
      ...offered(5),
      answers: { A: ['yes'] },
      expect: [{ life: { A: 2, B: 2 } }, { zone: 'hand', player: 'A', count: 1 }, { zone: 'hand', player: 'B', count: 0 }],
    }),
});

const sets = (amount: number): Card => free('Reckoning', { do: 'setLife', who: 'you', amount });

prove('2016:118.5', 'a total that is set is reached by a gain or a loss', {
  accepts({ plays }) {
    plays({
      name: 'down',
      rules: 'modern',
      cards: cards(sets(10), ledger),
      players: { A: { hand: ['Reckoning'], battlefield: ['Ledger'] }, B: {} },
      ...inMain,
      script: casts('Reckoning'),
      expect: [{ life: { A: 10 } }, { event: 'LifeLost', player: 'A', amount: 10, count: 1 }, { permanent: 'Ledger', counters: { tally: 10 } }],
    });
    plays({
      name: 'up',
      rules: 'modern',
      cards: cards(sets(10)),
      players: { A: { life: 4, hand: ['Reckoning'] }, B: {} },
      ...inMain,
      script: casts('Reckoning'),
      expect: [{ life: { A: 10 } }, { event: 'LifeGained', player: 'A', amount: 6, count: 1 }],
    });
  },
  refuses: ({ plays }) =>
    void plays({
      name: 'not by a gain that cannot be',
      rules: 'modern',
      cards: cards(sets(10), still),
      players: { A: { life: 5, hand: ['Reckoning'], battlefield: ['Still Heart'] }, B: {} },
      ...inMain,
      script: casts('Reckoning'),
      expect: [{ life: { A: 5 } }],
    }),
});

prove('2016:118.6', 'who has no life left loses as a state-based action', {
  accepts({ plays }) {
    const events = plays({
      name: 'after all of the spell has been done, and without the stack',
      rules: 'modern',
      cards: cards(free('Ruin', loses(3), { do: 'draw', who: 'opponents', amount: 1 })),
      players: { A: { hand: ['Ruin'], life: 3 }, B: {} },
      ...inMain,
      script: casts('Ruin'),
      expect: [{ winner: 'B' }, { player: 'A', lost: true, life: 0 }, { zone: 'hand', player: 'B', count: 1 }],
    });
    const after = events.slice(events.findIndex(({ type }) => type === 'Resolved')).map(({ type }) => type);
    assert.deepEqual([after.includes('PlayerLost'), after.includes('PriorityReceived'), after.includes('AbilityStacked')], [true, false, false]);
  },
  refuses: ({ plays }) =>
    void plays({
      name: 'not who has life again by then',
      rules: 'modern',
      cards: cards(free('Ruin', loses(3), gain(1))),
      players: { A: { hand: ['Ruin'], life: 3 }, B: {} },
      ...inMain,
      script: casts('Ruin'),
      expect: [{ result: 'none' }, { life: { A: 1 } }],
    }),
});
