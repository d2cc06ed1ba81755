import assert from 'node:assert/strict';
import { artifact, protectionFrom } from '@arbiter/cards';
import { decisionOf, gameOf, questions } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import type { Card } from '@arbiter/schema';
import { aCreature, aimed, being, cards, free, gain, it, whenever } from '../cards.ts';
import { prove } from '../prove.ts';
import { at, attack, block, called, costing, inCombat, squire, toEnd } from './combat.ts';

const knight = being('Knight', 4, 4);
const stop = aimed('Stop', { objects: { is: 'spell' }, zone: 'stack' }, { do: 'counter', what: it });
const hush = aimed('Hush', { objects: { is: 'ability' }, zone: 'stack' }, { do: 'counter', what: it });
const onStack: Scenario = {
  cards: cards(squire, stop, hush, free('Nap', gain(1))),
  players: { A: { hand: ['Nap'], battlefield: ['Squire'] }, B: { hand: ['Stop', 'Hush'] } },
  ...inCombat,
};

prove('2008:310.3', 'combat damage on the stack is no spell and no ability', {
  accepts({ plays, reaches, asks }) {
    const { game } = reaches({ ...onStack, script: [attack('Squire')], stop: { turn: 1, step: 'combat-damage', when: 'begin' } });
    assert.deepEqual(
      game.stack.map((id) => asks(questions.kindOnStack(game, id))),
      ['combat damage'],
    );
    plays({
      ...onStack,
      script: [attack('Squire'), { ...at('combat-damage', 'A'), cast: 'Nap' }, { ...at('combat-damage', 'B'), cast: 'Stop', targets: ['Nap'] }],
      ...toEnd,
      expect: [{ life: { A: 20, B: 18 } }],
    });
  },
  refuses({ plays }) {
    plays({
      ...onStack,
      script: [
        attack('Squire'),
        { ...at('combat-damage', 'B'), cast: 'Stop', targets: ['^top'], illegal: true },
        { ...at('combat-damage', 'B'), cast: 'Hush', targets: ['^top'], illegal: true },
      ],
      ...toEnd,
      expect: [{ life: { B: 18 } }, { event: 'Countered', count: 0 }],
    });
  },
});

prove('2008:310.4', 'combat damage resolves: all of it is dealt at one moment, and its object is no more', {
  accepts({ reaches, answers }) {
    const { position } = reaches({
      name: 'two that kill each other',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [attack('Squire'), block(['Squire', 'Squire@A'])],
      stop: { turn: 1, step: 'combat-damage', when: 'begin' },
    });
    const outcome = answers(answers(position, { pass: true }).position, { pass: true });
    const game = gameOf(outcome.position);
    const moment = outcome.batches.find((batch) => batch.some(({ type }) => type === 'DamageDealt')) ?? [];
    assert.deepEqual(
      moment.flatMap((event) => (event.type === 'DamageDealt' ? [event.amount] : [])),
      [2, 2],
    );
    assert.deepEqual(
      [game.stack, game.battlefield, game.players.map(({ graveyard }) => graveyard.length), decisionOf(outcome.position)?.seat],
      [[], [], [1, 1], 'A'],
    );
  },
  refuses({ plays }) {
    plays({
      name: 'not before all have passed',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire'] }, B: {} },
      ...inCombat,
      script: [
        attack('Squire'),
        { ...at('combat-damage', 'A'), expect: [{ stack: 1 }, { life: { B: 20 } }, { event: 'DamageDealt', count: 0 }] },
        { ...at('combat-damage', 'A'), resolve: 'all' },
        { ...at('combat-damage', 'A'), expect: [{ stack: 0 }, { life: { B: 18 } }, { event: 'DamageDealt', count: 1 }] },
      ],
    });
  },
});

const wither = aimed('Wither', aCreature, { do: 'change', what: it, changes: [{ power: -2, toughness: 0 }], for: 'endOfTurn' });
const offer = aimed('Offer', aCreature, { do: 'sacrifice', what: it });
/** A Squire's 2 damage to a Knight is on the stack when its controller casts something. */
const meanwhile = (spell: Card, target: string, caster: 'A' | 'B' = 'A'): Scenario => ({
  cards: cards(squire, knight, spell),
  players: {
    A: { battlefield: ['Squire'] },
    B: { battlefield: ['Knight'] },
    [caster]: { hand: [spell.name], battlefield: [caster === 'A' ? 'Squire' : 'Knight'] },
  },
  ...inCombat,
  script: [attack('Squire'), block(['Knight', 'Squire']), { ...at('combat-damage', caster), cast: spell.name, targets: [target] }],
  ...toEnd,
});

prove('2008:310.4a', 'it is dealt as it was assigned', {
  accepts({ plays }) {
    plays({ name: 'its power has changed', ...meanwhile(wither, 'Squire'), expect: [{ permanent: 'Knight', damage: 2 }] });
    plays({ name: 'the receiver is out of combat', ...meanwhile(called, 'Knight', 'B'), expect: [{ permanent: 'Knight', damage: 2, blocking: false }] });
    plays({ name: 'its source is gone', ...meanwhile(offer, 'Squire'), expect: [{ permanent: 'Knight', damage: 2 }] });
  },
  refuses({ plays }) {
    const early = meanwhile(wither, 'Squire');
    plays({
      name: 'its power changes before it is assigned',
      ...early,
      script: [attack('Squire'), block(['Knight', 'Squire']), { ...at('declare-blockers', 'A'), cast: 'Wither', targets: ['Squire'] }],
      expect: [{ permanent: 'Knight', damage: 0 }],
    });
  },
});

const paladin = being('Knight', 4, 4, protectionFrom({ color: 'U' }));
const drown = aimed('Drown', aCreature, { do: 'change', what: it, changes: [{ colors: { set: ['U'] } }], for: 'endOfTurn' });
const against = (spell: Card): Scenario => ({ ...meanwhile(spell, 'Squire'), cards: cards(costing('{R}'), paladin, spell) });

prove('2008:310.4b', 'its source is the creature as it is, or as it was last', {
  accepts({ plays }) {
    plays({
      name: 'red as it was sacrificed',
      ...against(offer),
      expect: [
        { permanent: 'Knight', damage: 2 },
        { event: 'DamagePrevented', count: 0 },
      ],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'blue by now',
      ...against(drown),
      expect: [
        { permanent: 'Knight', damage: 0 },
        { event: 'DamagePrevented', amount: 2, count: 1 },
      ],
    });
  },
});

const golem = artifact('Golem', { cost: '{0}', power: 3, toughness: 3 });
const wake = aimed(
  'Wake',
  { objects: { type: 'artifact' } },
  {
    do: 'change',
    what: it,
    changes: [{ types: { add: ['creature'] } }, { setPower: 3, setToughness: 3 }],
    for: 'endOfTurn',
  },
);
const sleep = aimed('Sleep', { objects: { type: 'artifact' } }, { do: 'change', what: it, changes: [{ types: { remove: ['creature'] } }], for: 'endOfTurn' });
const bounce = aimed('Bounce', aCreature, { do: 'move', what: it, to: { zone: 'hand' } });
const sting = whenever('Sting', { on: 'damage', source: { controller: 'you' }, to: 'any', combat: true }, gain(1));
const vanishing = (spells: readonly (readonly [name: string, target: string])[]): Scenario => ({
  cards: cards(squire, golem, wake, sleep, bounce, sting),
  players: {
    A: { battlefield: ['Squire', 'Hill Giant', 'Sting'] },
    B: { hand: ['Wake', ...spells.map(([name]) => name)], battlefield: [{ card: 'Golem', summoningSick: false }, 'Grizzly Bears'] },
  },
  ...inCombat,
  script: [
    { ...at('beginning-of-combat', 'B'), cast: 'Wake', targets: ['Golem'] },
    attack('Squire', 'Hill Giant'),
    block(['Golem', 'Squire'], ['Grizzly Bears', 'Hill Giant']),
    ...spells.map(([cast, target]) => ({ ...at('combat-damage', 'B'), cast, targets: [target] })),
  ],
  ...toEnd,
});

prove('2008:310.4c', 'it is not dealt to what is gone, or is no creature any more', {
  accepts({ plays, reaches, asks }) {
    plays({
      ...vanishing([
        ['Sleep', 'Golem'],
        ['Bounce', 'Grizzly Bears'],
      ]),
      expect: [{ permanent: 'Golem', damage: 0 }, { zone: 'hand', player: 'B', card: 'Grizzly Bears', count: 1 }, { life: { A: 20 } }],
    });
    const { look, id } = reaches({ ...vanishing([['Sleep', 'Golem']]), stop: { turn: 1, step: 'combat-damage', when: 'end' } });
    assert.equal(asks(questions.stillReceives(look, id('Golem'))), false);
  },
  refuses({ plays }) {
    plays({ ...vanishing([]), expect: [{ permanent: 'Golem', damage: 2 }, { graveyard: 'B', cards: ['Grizzly Bears', 'Wake'] }, { life: { A: 22 } }] });
  },
});

const lancer = being('Lancer', 2, 1, { kind: 'keyword', keyword: 'first strike' });
const champion = being('Champion', 3, 3, { kind: 'keyword', keyword: 'double strike' });

prove('2008:310.5', 'with first strike about there are two combat damage steps', {
  accepts({ plays }) {
    plays({
      name: 'who strikes in which',
      cards: cards(lancer, champion, squire),
      players: { A: { battlefield: ['Lancer', 'Champion', 'Hill Giant'] }, B: { battlefield: ['Squire'] } },
      ...inCombat,
      script: [
        attack('Lancer', 'Champion', 'Hill Giant'),
        block(['Squire', 'Lancer']),
        { ...at('first-strike-damage', 'A'), resolve: 'all' },
        {
          ...at('first-strike-damage', 'A'),
          expect: [{ life: { B: 17 } }, { zone: 'graveyard', player: 'B', card: 'Squire', count: 1 }, { event: 'DamageDealt', count: 2 }],
        },
        { ...at('combat-damage', 'A'), resolve: 'all' },
        { ...at('combat-damage', 'A'), expect: [{ life: { B: 11 } }, { permanent: 'Lancer', damage: 0 }, { event: 'DamageDealt', count: 4 }] },
      ],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'without it there is one',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire'] }, B: {} },
      ...inCombat,
      script: [attack('Squire')],
      ...toEnd,
      expect: [
        { steps: { turn: 1, are: ['beginning-of-combat', 'declare-attackers', 'declare-blockers', 'combat-damage', 'end-of-combat'] } },
        { life: { B: 18 } },
      ],
    });
  },
});
