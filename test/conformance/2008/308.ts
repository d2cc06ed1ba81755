import { triggered } from '@arbiter/cards';
import type { Scenario } from '@arbiter/scenario';
import { aCreature, aimed, being, cards, free, gain, it, whenever } from '../cards.ts';
import { prove } from '../prove.ts';
import { at, attack, costing, envoy, inCombat, squire, toEnd } from './combat.ts';

const jester = being('Jester', 1, 1, triggered({ on: 'attack', what: 'self' }, { do: [{ do: 'discard', who: 'defending', amount: 1 }] }));

prove('2008:308.1', 'attackers are declared at once, and each speaks of the player it attacks', {
  accepts({ plays }) {
    plays({
      name: "one attacks a player, the other another's planeswalker",
      attack: 'multiple',
      cards: cards(jester, envoy),
      players: { A: { battlefield: ['Jester*2'] }, B: { hand: ['Forest*2'] }, C: { hand: ['Forest*2'], battlefield: ['Envoy'] } },
      ...inCombat,
      script: [
        attack(['Jester', 'B'], ['Jester', 'Envoy@C']),
        { ...at('declare-attackers', 'A'), expect: [{ stack: 'Jester', count: 2 }, { awaits: { player: 'A', kind: 'priority' } }] },
        { ...at('declare-attackers', 'A'), resolve: 1 },
        { ...at('declare-attackers', 'A'), resolve: 'all' },
      ],
      expect: [
        { zone: 'hand', player: 'B', count: 1 },
        { zone: 'hand', player: 'C', count: 1 },
      ],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'nobody else declares any, and it does not use the stack',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [
        { turn: 1, player: 'B', attack: ['Squire@B'], illegal: true },
        attack('Squire@A'),
        { ...at('declare-attackers', 'A'), expect: [{ stack: 0 }, { permanent: 'Squire@A', attacking: true }, { permanent: 'Squire@B', attacking: false }] },
      ],
      ...toEnd,
    });
  },
});

const hasty = being('Racer', 1, 1, { kind: 'keyword', keyword: 'haste' });

prove('2008:308.2a', 'attackers are untapped and were under control since the turn began', {
  accepts({ plays }) {
    plays({
      name: 'one that was there, and one with haste',
      cards: cards(squire, hasty),
      players: { A: { battlefield: ['Squire', { card: 'Racer', summoningSick: true }] }, B: {} },
      ...inCombat,
      script: [attack('Squire', 'Racer')],
      ...toEnd,
      expect: [{ life: { B: 17 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'one that is tapped, and one that has just come',
      cards: cards(squire),
      players: { A: { battlefield: [{ card: 'Squire', as: 'tapped', tapped: true }, { card: 'Squire', as: 'new', summoningSick: true }, 'Squire'] }, B: {} },
      ...inCombat,
      script: [{ ...attack('$tapped'), illegal: true }, { ...attack('$new'), illegal: true }, attack('Squire')],
      ...toEnd,
      expect: [{ life: { B: 18 } }],
    });
  },
});

const bannerman = being('Bannerman', 1, 1, { kind: 'keyword', keyword: 'banding' });
const company: Scenario = { cards: cards(squire, bannerman), players: { A: { battlefield: ['Bannerman', 'Squire*2'] }, B: {} }, ...inCombat };

prove('2008:308.2b', 'attackers band together', {
  accepts({ plays }) {
    plays({
      ...company,
      script: [
        { turn: 1, player: 'A', attack: [{ attacker: 'Bannerman', band: 1 }, { attacker: 'Squire', band: 1 }, { attacker: 'Squire' }] },
        {
          ...at('declare-attackers', 'A'),
          expect: [
            { permanent: 'Bannerman', band: 1 },
            { permanent: 'Squire#1', band: 1 },
          ],
        },
      ],
    });
  },
  refuses({ reaches, awaits, rejects }) {
    const { position, id } = awaits(reaches({ ...company, stop: { turn: 1, step: 'beginning-of-combat' } }), 'attackers');
    rejects(position, { attacks: ['Squire#1', 'Squire#2'].map((name) => ({ attacker: id(name), defender: 'B', band: 1 })) });
  },
});

const drum = whenever('Drum', { on: 'tap', what: { type: 'creature' } }, gain(1));
const guard = being('Guard', 2, 2, { kind: 'keyword', keyword: 'vigilance' });

prove('2008:308.2c', 'attacking taps, and that is no cost', {
  accepts({ plays }) {
    plays({
      name: 'though nothing has to be paid',
      cards: cards(squire, drum),
      players: { A: { battlefield: ['Squire', 'Drum'] }, B: {} },
      ...inCombat,
      script: [
        attack('Squire'),
        {
          ...at('declare-attackers', 'A'),
          expect: [
            { permanent: 'Squire', tapped: true },
            { stack: 'Drum', count: 1 },
          ],
        },
      ],
      ...toEnd,
      expect: [{ life: { A: 21 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'with vigilance it does not, nor does a creature that stays at home',
      cards: cards(squire, guard, drum),
      players: { A: { battlefield: ['Squire', 'Guard', 'Drum'] }, B: {} },
      ...inCombat,
      script: [
        attack('Guard'),
        {
          ...at('declare-attackers', 'A'),
          expect: [
            { permanent: 'Guard', tapped: false, attacking: true },
            { permanent: 'Squire', tapped: false },
          ],
        },
      ],
      ...toEnd,
      expect: [{ life: { A: 20, B: 18 } }],
    });
  },
});

const hunter = whenever(
  'Hunter',
  { on: 'attack', what: { all: [{ type: 'creature' }, { color: 'G' }] } },
  { do: 'delayed', when: { on: 'step', step: 'end-of-combat' }, text: { do: [{ do: 'destroy', what: { ref: 'trigger' } }] }, times: 'once' },
);
const dye = aimed('Dye', aCreature, { do: 'change', what: it, changes: [{ colors: { set: ['G'] } }], for: 'endOfTurn' });

prove('2008:308.3', 'what triggers on an attack triggers as it is declared', {
  accepts({ plays }) {
    plays({
      name: 'a green creature attacks',
      cards: cards(hunter),
      players: { A: { battlefield: ['Grizzly Bears'] }, B: { battlefield: ['Hunter'] } },
      ...inCombat,
      script: [attack('Grizzly Bears'), { ...at('declare-attackers', 'A'), expect: [{ stack: 'Hunter', count: 1 }] }],
      ...toEnd,
      expect: [{ zone: 'graveyard', player: 'A', card: 'Grizzly Bears', count: 1 }, { life: { B: 18 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'a blue one attacks and becomes green',
      cards: cards(hunter, costing('{U}'), dye),
      players: { A: { battlefield: ['Squire'], hand: ['Dye'] }, B: { battlefield: ['Hunter'] } },
      ...inCombat,
      script: [
        attack('Squire'),
        { ...at('declare-attackers', 'A'), cast: 'Dye', targets: ['Squire'] },
        { ...at('declare-blockers', 'A'), expect: [{ permanent: 'Squire', colors: 'G', attacking: true }] },
      ],
      ...toEnd,
      expect: [{ permanent: 'Squire' }, { event: 'AbilityTriggered', count: 0 }],
    });
  },
});

const scholar = being('Scholar', 2, 2, triggered({ on: 'attack', what: 'self' }, { do: [{ do: 'draw', who: 'you', amount: 1 }] }));
const sally = free('Sally', { do: 'move', what: { each: { type: 'creature' }, zone: 'hand' }, to: { zone: 'battlefield', attacking: true } });
const joins = (whom: string): Scenario => ({
  cards: cards(scholar, sally, squire, envoy),
  players: { A: { hand: ['Sally', 'Scholar'], battlefield: ['Squire'] }, B: { battlefield: ['Envoy'] } },
  ...inCombat,
  script: [attack(['Squire', 'B']), { ...at('declare-attackers', 'A'), cast: 'Sally' }],
  answers: { A: [whom] },
  ...toEnd,
});

prove('2008:308.4', 'what enters attacking attacks whom its controller chooses, and never attacked', {
  accepts({ plays }) {
    plays({ ...joins('B'), expect: [{ permanent: 'Scholar', attacking: true }, { life: { B: 16 } }, { permanent: 'Envoy', loyalty: 5 }] });
    plays({ ...joins('Envoy'), expect: [{ permanent: 'Scholar', attacking: true }, { life: { B: 18 } }, { permanent: 'Envoy', loyalty: 3 }] });
  },
  refuses({ plays }) {
    plays({
      ...joins('B'),
      expect: [
        { event: 'AbilityTriggered', count: 0 },
        { zone: 'hand', player: 'A', count: 0 },
      ],
    });
    plays({
      name: 'declared, it does trigger',
      cards: cards(scholar),
      players: { A: { battlefield: ['Scholar'] }, B: {} },
      ...inCombat,
      script: [attack('Scholar')],
      ...toEnd,
      expect: [{ zone: 'hand', player: 'A', count: 1 }],
    });
  },
});

prove('2008:308.5', 'without attackers there are no blockers and no damage', {
  accepts({ plays }) {
    plays({
      name: 'nobody attacks',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire'] }, B: {} },
      ...inCombat,
      script: [attack()],
      ...toEnd,
      expect: [{ steps: { turn: 1, are: ['beginning-of-combat', 'declare-attackers', 'end-of-combat'] } }, { life: { B: 20 } }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'something enters attacking in time',
      cards: cards(sally, squire),
      players: { A: { hand: ['Sally', 'Squire'] }, B: {} },
      ...inCombat,
      script: [{ ...at('declare-attackers', 'A'), cast: 'Sally' }],
      ...toEnd,
      expect: [
        { steps: { turn: 1, are: ['beginning-of-combat', 'declare-attackers', 'declare-blockers', 'combat-damage', 'end-of-combat'] } },
        { life: { B: 18 } },
      ],
    });
  },
});
