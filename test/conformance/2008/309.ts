import { triggered } from '@arbiter/cards';
import type { Scenario } from '@arbiter/scenario';
import type { Card, EventPattern } from '@arbiter/schema';
import { aCreature, aimed, being, cards, free, gain, it, whenever } from '../cards.ts';
import { prove } from '../prove.ts';
import { at, attack, block, costing, envoy, inCombat, slay, squire, toEnd } from './combat.ts';

const porter = being('Porter', 1, 3, triggered({ on: 'block', what: 'self' }, { do: [gain(1)] }));

prove('2008:309.1', 'the defending player declares blockers, then the active player has priority', {
  accepts({ plays }) {
    plays({
      name: 'what triggers is on the stack before anybody could do anything',
      cards: cards(squire, porter),
      players: { A: { battlefield: ['Squire'] }, B: { battlefield: ['Porter'] } },
      ...inCombat,
      script: [
        attack('Squire'),
        block(['Porter', 'Squire']),
        {
          ...at('declare-blockers', 'A'),
          expect: [{ stack: 'Porter', count: 1 }, { awaits: { player: 'A', kind: 'priority' } }, { permanent: 'Squire', blocked: true }],
        },
      ],
      ...toEnd,
      expect: [{ life: { B: 21 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'nobody else does, and it does not use the stack',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire*2'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [
        attack('Squire'),
        { turn: 1, player: 'A', block: [{ blocker: 'Squire#2@A', attacker: 'Squire#1@A' }], illegal: true },
        block(['Squire@B', 'Squire@A']),
        { ...at('declare-blockers', 'A'), expect: [{ stack: 0 }, { permanent: 'Squire#2@A', blocking: false }] },
      ],
    });
  },
});

const duel: Scenario = {
  attack: 'multiple',
  cards: cards(squire, envoy),
  players: {
    A: { battlefield: ['player', 'other', 'envoy'].map((as) => ({ card: 'Squire', as })) },
    B: { battlefield: ['Envoy', 'Squire', { card: 'Squire', as: 'tapped', tapped: true }] },
    C: {},
  },
  ...inCombat,
  script: [attack(['$player', 'B'], ['$other', 'C'], ['$envoy', 'Envoy'])],
};
const blockedIn = (...pairs: readonly (readonly [blocker: string, attacker: string])[]): NonNullable<Scenario['script']> => [
  ...(duel.script ?? []),
  block(...pairs),
];

prove('2008:309.2a', 'an untapped creature blocks one that attacks its controller or his planeswalker', {
  accepts({ plays }) {
    plays({
      ...duel,
      script: blockedIn(['Squire@B', '$envoy']),
      stop: { turn: 1, step: 'declare-blockers' },
      expect: [
        { permanent: 'Squire#1@B', blocking: '$envoy' },
        { zone: 'battlefield', blocking: true, count: 1 },
      ],
    });
    plays({
      ...duel,
      script: blockedIn(['Squire@B', '$player']),
      stop: { turn: 1, step: 'declare-blockers' },
      expect: [{ permanent: '$player', blocked: true }],
    });
  },
  refuses({ plays }) {
    plays({
      ...duel,
      script: [
        ...(duel.script ?? []),
        { ...block(['$tapped', '$player']), illegal: true },
        { ...block(['Squire@B', '$player'], ['Squire@B', '$envoy']), illegal: true },
        { ...block(['Squire@B', '$other']), illegal: true },
      ],
      stop: { turn: 1, step: 'declare-blockers' },
      expect: [{ zone: 'battlefield', blocking: true, count: 0 }],
    });
  },
});

const snare = aimed('Snare', { objects: { is: 'unblocked' } }, { do: 'becomeBlocked', what: it });

prove('2008:309.2f', 'blocked and unblocked are settled by the declaration and stay', {
  accepts({ plays }) {
    plays({
      name: 'blocked still, though its blocker is gone',
      cards: cards(squire, slay),
      players: { A: { hand: ['Slay'], battlefield: ['Hill Giant*2'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [
        attack('Hill Giant', 'Hill Giant'),
        block(['Squire', 'Hill Giant#1']),
        { ...at('declare-blockers', 'A'), cast: 'Slay', targets: ['Squire'] },
        {
          ...at('combat-damage', 'A'),
          expect: [
            { permanent: 'Hill Giant#1', blocked: true },
            { permanent: 'Hill Giant#2', blocked: false },
          ],
        },
      ],
      ...toEnd,
      expect: [{ life: { B: 17 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'an effect makes one blocked that nothing blocks',
      cards: cards(snare),
      players: { A: { battlefield: ['Hill Giant'] }, B: { hand: ['Snare'] } },
      ...inCombat,
      script: [
        attack('Hill Giant'),
        { ...at('declare-blockers', 'A'), expect: [{ permanent: 'Hill Giant', blocked: false }] },
        { ...at('declare-blockers', 'B'), cast: 'Snare', targets: ['Hill Giant'] },
      ],
      ...toEnd,
      expect: [{ permanent: 'Hill Giant', blocked: true }, { life: { B: 20 } }],
    });
  },
});

const dye = aimed('Dye', aCreature, { do: 'change', what: it, changes: [{ colors: { set: ['W'] } }], for: 'endOfTurn' });
const herald = (when: EventPattern): Card => whenever('Herald', when, gain(1));
const whiteBlocks = herald({ on: 'block', what: { all: [{ type: 'creature' }, { color: 'W' }] } });

prove('2008:309.3', 'what triggers on a block triggers as it is declared', {
  accepts({ plays }) {
    plays({
      name: 'a white creature blocks',
      cards: cards(whiteBlocks, costing('{W}')),
      players: { A: { battlefield: ['Herald', 'Hill Giant'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [attack('Hill Giant'), block(['Squire', 'Hill Giant']), { ...at('declare-blockers', 'A'), expect: [{ stack: 'Herald', count: 1 }] }],
      ...toEnd,
      expect: [{ life: { A: 21 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'a black one blocks and becomes white',
      cards: cards(whiteBlocks, costing('{B}'), dye),
      players: { A: { hand: ['Dye'], battlefield: ['Herald', 'Hill Giant'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [
        attack('Hill Giant'),
        block(['Squire', 'Hill Giant']),
        { ...at('declare-blockers', 'A'), cast: 'Dye', targets: ['Squire'] },
        { ...at('declare-blockers', 'A'), resolve: 'all' },
        { ...at('declare-blockers', 'A'), expect: [{ permanent: 'Squire', colors: 'W', blocking: true }] },
      ],
      ...toEnd,
      expect: [{ life: { A: 20 } }, { event: 'AbilityTriggered', count: 0 }],
    });
  },
});

const troll = being('Troll', 3, 6, triggered({ on: 'becomesBlocked', what: 'self' }, { do: [gain(1)] }));
const basilisk = being(
  'Basilisk',
  3,
  6,
  triggered(
    { on: 'becomesBlocked', what: 'self', by: { color: 'W' } },
    {
      do: [{ do: 'delayed', when: { on: 'step', step: 'end-of-combat' }, text: { do: [{ do: 'destroy', what: { ref: 'blockers' } }] }, times: 'once' }],
    },
  ),
);
const ambush = free('Ambush', {
  do: 'move',
  what: { each: { type: 'creature' }, zone: 'hand' },
  to: { zone: 'battlefield', blocking: { each: { is: 'attacking' } } },
});
const blockers = (count: number): Scenario => ({
  cards: cards(troll, squire, ambush, snare),
  players: { A: { battlefield: ['Troll'] }, B: { hand: ['Ambush', 'Snare', 'Squire'], battlefield: ['Squire*2'] } },
  ...inCombat,
  script: [attack('Troll'), block(...Array.from({ length: count }, (_, n) => [`Squire#${n + 1}`, 'Troll'] as const))],
  ...toEnd,
});
const then = (scenario: Scenario, cast: string, ...targets: readonly string[]): Scenario => ({
  ...scenario,
  script: [...(scenario.script ?? []), { ...at('declare-blockers', 'B'), cast, ...(targets.length > 0 ? { targets } : {}) }],
});

prove('2008:309.4', 'a creature becomes blocked once a combat, however that comes', {
  accepts({ plays }) {
    plays({
      name: 'by two, and by a third that enters',
      ...then(blockers(2), 'Ambush'),
      expect: [{ life: { A: 21 } }, { event: 'AbilityTriggered', count: 1 }],
    });
    plays({ name: 'by one that enters', ...then(blockers(0), 'Ambush'), expect: [{ life: { A: 21, B: 20 } }, { permanent: 'Troll', blocked: true }] });
    plays({ name: 'by an effect', ...then(blockers(0), 'Snare', 'Troll'), expect: [{ life: { A: 21, B: 20 } }, { permanent: 'Troll', blocked: true }] });
  },
  refuses({ plays }) {
    plays({
      name: 'by a black creature that becomes white',
      cards: cards(basilisk, costing('{B}'), dye),
      players: { A: { hand: ['Dye'], battlefield: ['Basilisk'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [
        attack('Basilisk'),
        block(['Squire', 'Basilisk']),
        { ...at('declare-blockers', 'A'), cast: 'Dye', targets: ['Squire'] },
        { ...at('declare-blockers', 'A'), resolve: 'all' },
        { ...at('declare-blockers', 'A'), expect: [{ permanent: 'Squire', colors: 'W' }] },
      ],
      ...toEnd,
      expect: [{ event: 'AbilityTriggered', count: 0 }],
    });
  },
});

prove('2008:309.5', 'what enters blocking blocks as its controller chooses, and never blocked', {
  accepts({ plays }) {
    plays({
      name: 'the second of two attackers',
      cards: cards(porter, ambush),
      players: { A: { battlefield: ['Hill Giant', 'Grizzly Bears'] }, B: { hand: ['Ambush', 'Porter'] } },
      ...inCombat,
      script: [attack('Hill Giant', 'Grizzly Bears'), { ...at('declare-blockers', 'B'), cast: 'Ambush' }],
      answers: { B: ['Grizzly Bears'] },
      ...toEnd,
      expect: [{ permanent: 'Porter', blocking: 'Grizzly Bears' }, { permanent: 'Grizzly Bears', blocked: true, damage: 1 }, { life: { B: 17 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'its ability does not trigger; as it is declared it does',
      cards: cards(porter, ambush),
      players: { A: { battlefield: ['Hill Giant', 'Grizzly Bears'] }, B: { hand: ['Ambush', 'Porter'], battlefield: [{ card: 'Porter', as: 'there' }] } },
      ...inCombat,
      script: [attack('Hill Giant', 'Grizzly Bears'), block(['$there', 'Hill Giant']), { ...at('declare-blockers', 'B'), cast: 'Ambush' }],
      answers: { B: ['Grizzly Bears'] },
      ...toEnd,
      expect: [{ life: { B: 21 } }, { event: 'AbilityTriggered', count: 1 }, { zone: 'battlefield', card: 'Porter', blocking: true, count: 1 }],
    });
  },
});
