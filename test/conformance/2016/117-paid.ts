import assert from 'node:assert/strict';
import { activated, artifact, artifactCreature, aSpell, creatures, enchantment, instant, replacing, spell, target } from '@arbiter/cards';
import type { Card } from '@arbiter/schema';
import { free, gain, it } from '../cards.ts';
import { answered } from '../games.ts';
import { prove } from '../prove.ts';
import { casts, main } from '../script.ts';
import { begun, kindAsked, life, squire, table } from './costs.ts';

const altar = (name: string): Card => artifact(name, { cost: '{0}' }, activated([{ sacrifice: creatures }], { do: [gain(1)] }));
const forge = artifact('Forge', { cost: '{0}' }, activated([{ sacrifice: { type: 'artifact' } }, { sacrifice: creatures }], { do: [gain(1)] }));
const golem = artifactCreature('Golem', { cost: '{0}', power: 1, toughness: 1 });

prove('2016:117.10', 'each payment serves one cost, and what an effect has done pays none', {
  accepts(stage) {
    const two = begun(stage, [altar('Altar'), altar('Shrine'), squire], { battlefield: ['Altar', 'Shrine', 'Squire*2'] });
    const first = answered(stage, two.at, { activate: two.id('Altar'), ability: 0 }, { objects: [two.id('Squire#1')] });
    const both = answered(stage, first, { activate: two.id('Shrine'), ability: 0 });
    assert.deepEqual([both.game.stack.length, both.game.players[0]?.graveyard.length], [2, 2]);
    const { at, id } = begun(stage, [forge, golem, squire], { battlefield: ['Forge', 'Golem', 'Squire'] });
    const apart = answered(stage, at, { activate: id('Forge'), ability: 0 }, { objects: [id('Golem')] });
    assert.deepEqual([apart.game.stack.length, apart.game.players[0]?.graveyard.length], [1, 2]);
  },
  refuses(stage) {
    const one = begun(stage, [altar('Altar'), altar('Shrine'), squire], { battlefield: ['Altar', 'Shrine', 'Squire'] });
    const first = answered(stage, one.at, { activate: one.id('Altar'), ability: 0 });
    stage.rejects(first.position, { activate: one.id('Shrine'), ability: 0 });
    const { at, id } = begun(stage, [forge, golem], { battlefield: ['Forge', 'Golem'] });
    const twice = answered(stage, at, { activate: id('Forge'), ability: 0 }, { objects: [id('Golem')] });
    assert.deepEqual([twice.game.stack.length, twice.game.players[0]?.graveyard.length, twice.game.battlefield.length], [0, 0, 2]);
    stage.plays(
      table(
        [altar('Altar'), squire, free('Edict', { do: 'sacrificeOf', who: 'you', what: creatures, amount: 1 })],
        { hand: ['Edict'], battlefield: ['Altar', 'Squire'] },
        {
          script: casts('Edict'),
          expect: [{ life: { A: 20 } }, { event: 'AbilityActivated', count: 0 }, { can: { player: 'A', activate: 'Altar', ability: 0 }, is: false }],
        },
      ),
    );
  },
});

const upkeep = { turn: 1, step: 'upkeep' } as const;
const vortex = (...answers: readonly string[]) =>
  table(
    [],
    { battlefield: ['Psychic Vortex', 'Obstinate Familiar'], library: ['Forest*3'] },
    {
      start: upkeep,
      answers: { A: answers },
      script: [{ ...upkeep, player: 'A', resolve: 'all' }],
    },
  );
const grave = enchantment('Grave', { cost: '{0}' }, replacing({ would: 'move', what: creatures, to: 'graveyard' }, { destination: { zone: 'exile' } }));

prove('2016:117.11', 'a cost is paid whatever effects make of the actions it takes', {
  accepts({ plays }) {
    plays({
      ...vortex('yes', 'Obstinate Familiar'),
      expect: [
        { permanent: 'Psychic Vortex', counters: { age: 1 } },
        { zone: 'hand', player: 'A', count: 0 },
      ],
    });
    plays(
      table(
        [altar('Altar'), squire, grave],
        { battlefield: ['Altar', 'Squire', 'Grave'] },
        {
          script: [
            { ...main, player: 'A', activate: 'Altar', ability: 0 },
            { ...main, player: 'A', resolve: 'all' },
          ],
          expect: [{ life: { A: 21 } }, { zone: 'exile', card: 'Squire', count: 1 }],
        },
      ),
    );
  },
  refuses({ plays }) {
    plays({ ...vortex('no'), expect: [{ zone: 'graveyard', player: 'A', card: 'Psychic Vortex', count: 1 }] });
    plays({ ...vortex('yes', 'skip'), expect: [{ permanent: 'Psychic Vortex' }, { zone: 'hand', player: 'A', count: 1 }] });
  },
});

const rummage = free('Rummage', { do: 'may', who: 'you', cost: [{ discard: 'any' }], then: [{ do: 'draw', who: 'you', amount: 2 }] });
const library = ['Forest*5'];
const rummaging = (hand: readonly string[], optional: 'accept' | 'decline', ...rulings: readonly Card[]) =>
  table(
    [rummage, squire, ...rulings],
    { hand: ['Rummage', ...hand], library, battlefield: rulings.map(({ name }) => name) },
    { optional, script: casts('Rummage') },
  );
/** B casts a bolt under A's Standstill; in response to that, or not, the Standstill is exiled. */
const still = (exiled: boolean) =>
  table(
    [artifact('Void', { cost: '{0}' }, activated([{ tap: 'self' }], { do: [{ do: 'move', what: { each: { type: 'enchantment' } }, to: { zone: 'exile' } }] }))],
    { hand: [], library, battlefield: ['Standstill'] },
    {
      script: [
        { ...main, player: 'B', cast: 'Lightning Bolt', targets: ['A'] },
        ...(exiled ? ([{ ...main, player: 'B', activate: 'Void', ability: 0 }] as const) : []),
        { ...main, player: 'B', resolve: 'all' },
      ],
    },
    { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Void'] },
  );
const morphed = (answer: 'yes' | 'no') =>
  table(
    [],
    { hand: ['Exalted Angel'], battlefield: [{ card: 'Dermoplasm', faceDown: true }, 'Island*4'] },
    {
      script: [
        { ...main, player: 'B', cast: 'Gather Specimens' },
        { ...main, player: 'B', resolve: 'all' },
        { ...main, player: 'A', special: 'turn face up', card: 'face-down' },
        { ...main, player: 'A', resolve: 'all' },
      ],
      answers: { A: [{ for: 'may', pick: answer }] },
    },
    { hand: ['Gather Specimens'], battlefield: ['Island*6'] },
  );

prove('2016:117.12', '"if he does" asks whether he chose to pay, whatever came of it', {
  accepts({ plays }) {
    plays({ ...rummaging(['Squire'], 'accept'), expect: [{ zone: 'hand', player: 'A', count: 2 }] });
    plays({
      ...rummaging(['Squire'], 'accept', grave),
      expect: [
        { zone: 'hand', player: 'A', count: 2 },
        { zone: 'exile', card: 'Squire', count: 1 },
      ],
    });
    plays({ ...still(false), expect: [{ zone: 'hand', player: 'A', count: 3 }] });
    plays({
      ...morphed('yes'),
      expect: [
        { zone: 'battlefield', player: 'B', card: 'Exalted Angel', count: 1 },
        { zone: 'hand', player: 'A', card: 'Dermoplasm', count: 1 },
      ],
    });
  },
  refuses({ plays }) {
    plays({ ...rummaging(['Squire'], 'decline'), expect: [{ zone: 'hand', player: 'A', card: 'Squire', count: 1 }] });
    plays({
      ...rummaging([], 'accept'),
      expect: [
        { zone: 'hand', player: 'A', count: 0 },
        { event: 'AnswerGiven', count: 0 },
      ],
    });
    plays({
      ...still(true),
      expect: [
        { zone: 'hand', player: 'A', count: 0 },
        { zone: 'exile', card: 'Standstill', count: 1 },
      ],
    });
    plays({
      ...morphed('no'),
      expect: [
        { permanent: 'Dermoplasm', faceDown: false },
        { zone: 'hand', player: 'A', card: 'Exalted Angel', count: 1 },
      ],
    });
  },
});

const leak = instant(
  'Leak',
  { cost: '{0}' },
  spell({ targets: [target('it', aSpell)], do: [{ do: 'unless', who: { controllerOf: it }, cost: [{ mana: '{2}' }], then: [{ do: 'counter', what: it }] }] }),
);
const nap = instant('Nap', { cost: '{0}' }, spell({ do: [gain(1)] }));
/** B's Leak is on A's Nap. */
const leaked = (optional: 'accept' | 'decline', islands: number) =>
  table(
    [nap, leak],
    { hand: ['Nap'], battlefield: [`Island*${islands}`] },
    {
      optional,
      script: [
        { ...main, player: 'A', cast: 'Nap' },
        { ...main, player: 'B', cast: 'Leak', targets: ['Nap'], while: 'Nap' },
        { ...main, player: 'A', resolve: 'all' },
      ],
    },
    { hand: ['Leak'] },
  );

prove('2016:117.12a', '"unless he pays" lets him pay, and is done if he does not', {
  accepts({ plays }) {
    plays({ ...leaked('accept', 2), expect: [{ life: { A: 21 } }, { permanent: 'Island', tapped: true }] });
  },
  refuses(stage) {
    stage.plays({ ...leaked('decline', 2), expect: [{ life: { A: 20 } }, { permanent: 'Island', tapped: false }] });
    stage.plays({ ...leaked('accept', 1), expect: [{ life: { A: 20 } }, { permanent: 'Island', tapped: false }, { event: 'AnswerGiven', count: 0 }] });
    const { at, id } = begun(stage, [free('Echo', { do: 'unless', who: 'you', cost: [{ life: 1 }], then: [gain(7)] })], { hand: ['Echo'] });
    const asked = answered(stage, at, { cast: id('Echo') }, { pass: true }, { pass: true });
    assert.deepEqual([kindAsked(asked), life(answered(stage, asked, { yes: false })), life(answered(stage, asked, { yes: true }))], ['confirm', 27, 19]);
  },
});
