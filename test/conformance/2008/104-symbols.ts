import assert from 'node:assert/strict';
import { activated, artifact, enchantment, instant, land, sorcery, spell } from '@arbiter/cards';
import { decisionOf, questions } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import { type Card, hybridPairs, type ManaSymbol, parseCost, type SpaceOf } from '@arbiter/schema';
import { cards, flare, gain } from '../cards.ts';
import { answered, pass, type Under } from '../games.ts';
import { define, prove } from '../prove.ts';
import { casting, casts, inMain, main, ready } from '../script.ts';
import type { Stage } from '../stage.ts';

/** What is to be paid, where somebody is asked how. */
const costAsked = ({ position }: Under): string | undefined => (decisionOf(position)?.space as SpaceOf<'pay'> | undefined)?.cost;
/** What A has in his pool. */
const mana = ({ game }: Under): string => (game.players[0]?.mana ?? []).map(({ type }) => type).join('');

const symbols = ['W', 'U', 'B', 'R', 'G', 'X', '0', '1', '2', '3', '4', '15', ...hybridPairs, '2/W', '2/U', '2/B', '2/R', '2/G', 'S'].map((one) => `{${one}}`);

define('2008:104.3', 'the mana symbols', ({ plays, asks }) => {
  for (const symbol of symbols) assert.notEqual(asks(questions.symbolNamed(symbol)) ?? null, null, symbol);
  for (const text of ['{Y}', '{3/W}', '{U/W}', '{w}', '{01}', '{-1}', '{}', 'W', '', '{W}{W}']) assert.equal(asks(questions.symbolNamed(text)), null, text);
  plays({
    name: 'a card with them all has them all in its cost',
    cards: cards(artifact('Sampler', { cost: symbols.join('') })),
    players: { A: { battlefield: ['Sampler'] }, B: {} },
    expect: [{ permanent: 'Sampler', manaValue: 5 + 25 + hybridPairs.length + 10 + 1, colors: 'WUBRG' }],
  });
  assert.throws(() => plays({ cards: cards(artifact('Sampler', { cost: '{Y}' })), players: { A: {}, B: {} } }));
});

const colors = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
const charm = (cost: string): Card => instant('Charm', { cost }, spell({ do: [gain(1)] }));
const isCast = (stage: Stage, cost: string, manaPool: string, ...own: readonly Card[]): void =>
  void stage.plays({
    cards: cards(charm(cost), ...own),
    players: { A: { hand: ['Charm'], manaPool }, B: {} },
    ...inMain,
    script: [
      { ...main, player: 'A', cast: 'Charm', pay: manaPool },
      { ...main, player: 'A', resolve: 'all' },
    ],
    expect: [{ life: { A: 21 } }, { player: 'A', mana: '' }],
  });
/** With no more than this there is no casting it. */
const isNotCast = (stage: Stage, cost: string, manaPool: string): void => {
  const { position, id } = ready(stage, { hand: ['Charm'], manaPool }, charm(cost));
  stage.rejects(position, { cast: id('Charm') });
};
/** With more than that in the pool, these mana of it do not pay. */
const isNotPaid = (stage: Stage, cost: string, manaPool: string, ...spend: readonly number[]): void => {
  const { at, id } = ready(stage, { hand: ['Charm'], manaPool }, charm(cost));
  stage.rejects(answered(stage, at, { cast: id('Charm') }).position, { spend });
};

define('2008:104.3a', 'each colored symbol is one mana of its color', (stage) => {
  for (const color of colors.slice(0, 5)) {
    const symbol: ManaSymbol = { kind: 'mana', type: color };
    assert.deepEqual(
      colors.filter((type) => stage.asks(questions.pays(symbol, [{ type }]))),
      [color],
    );
    assert.equal(stage.asks(questions.pays(symbol, [{ type: color }, { type: color }])), false);
    isCast(stage, `{${color}}`, `{${color}}`);
  }
  isNotCast(stage, '{W}', '{U}{B}{R}{G}{C}');
});

prove('2008:104.3b', 'a number in a cost is so much mana of any color or none', {
  accepts(stage) {
    isCast(stage, '{2}', '{R}{C}');
    isCast(stage, '{2}{G}', '{G}{G}{G}');
  },
  refuses(stage) {
    isNotCast(stage, '{2}', '{R}');
    isNotPaid(stage, '{2}', '{R}{C}{G}', 1);
  },
});

/** A is asked how much {X} is. */
const askedForX = (stage: Stage) => casting(stage, { battlefield: ['Mountain*4'] }, flare);
const flared = (x: number): Scenario => ({
  cards: cards(flare),
  players: { A: { hand: ['Flare'], battlefield: ['Mountain*4'] }, B: {} },
  ...inMain,
  script: [
    { ...main, player: 'A', cast: 'Flare', x },
    { ...main, player: 'A', resolve: 'all' },
  ],
});

prove('2008:104.3c', 'its controller says how much {X} is', {
  accepts(stage) {
    stage.plays({ ...flared(3), expect: [{ life: { B: 17 } }, { zone: 'battlefield', card: 'Mountain', tapped: true, count: 4 }] });
    stage.plays({ ...flared(0), expect: [{ life: { B: 20 } }, { zone: 'battlefield', card: 'Mountain', tapped: true, count: 1 }] });
    assert.equal(costAsked(answered(stage, askedForX(stage), { x: 2 })), '{2}{R}');
  },
  refuses(stage) {
    for (const x of [-1, 4]) stage.rejects(askedForX(stage).position, { x });
  },
});

const makes = (name: string, spec: string, cost = '{0}'): Card =>
  artifact(name, { cost }, activated([{ tap: 'self' }], { do: [{ do: 'mana', who: 'you', mana: spec }] }));
const surge = sorcery('Surge', { cost: '{X}' }, spell({ do: [{ do: 'mana', who: 'you', mana: '{X}' }] }));

prove('2008:104.3d', 'where mana is added, numbers and X are colorless mana', {
  accepts({ plays }) {
    plays({
      cards: cards(makes('Stone', '{2}'), charm('{2}')),
      players: { A: { hand: ['Charm'], battlefield: ['Stone'] }, B: {} },
      ...inMain,
      script: [{ ...main, player: 'A', mana: 'Stone' }, { ...main, player: 'A', expect: [{ player: 'A', mana: '{C}{C}' }] }, ...casts('Charm')],
      expect: [{ life: { A: 21 } }],
    });
    plays({
      cards: cards(surge),
      players: { A: { hand: ['Surge'], battlefield: ['Mountain*3'] }, B: {} },
      ...inMain,
      script: [
        { ...main, player: 'A', cast: 'Surge', x: 3 },
        { ...main, player: 'A', resolve: 'all' },
      ],
      expect: [{ player: 'A', mana: '{C}{C}{C}' }],
    });
  },
  refuses(stage) {
    const { at, id } = ready(stage, { hand: ['Charm'], battlefield: ['Stone'] }, makes('Stone', '{2}'), charm('{G}'));
    const made = answered(stage, at, { activate: id('Stone'), ability: 0, mana: true });
    assert.equal(mana(made), 'CC');
    stage.rejects(made.position, { cast: id('Charm') });
  },
});

const pebble = artifact('Pebble', { cost: '{0}' });

prove('2008:104.3e', '{0} is no mana, but nothing is played by itself', {
  accepts(stage) {
    const { at, id } = ready(stage, { hand: ['Pebble'], battlefield: ['Forest'] }, pebble);
    const played = answered(stage, at, { cast: id('Pebble') });
    assert.deepEqual([played.game.stack.length, decisionOf(played.position)?.kind], [1, 'priority']);
    assert.equal(
      played.events.some(({ type }) => type === 'ManaSpent' || type === 'Tapped' || type === 'AnswerForced'),
      false,
    );
    const heard = answered(stage, played, pass);
    assert.deepEqual([decisionOf(heard.position)?.seat, heard.game.stack.length], ['B', 1]);
    assert.deepEqual(
      ['{0}', '{1}', '{X}', ''].map((cost) => stage.asks(questions.isZero(at.game, parseCost(cost)))),
      [true, false, false, false],
    );
  },
  refuses({ plays }) {
    plays({
      cards: cards(pebble),
      players: { A: { hand: ['Pebble'] }, B: {} },
      ...inMain,
      stop: { turn: 1, step: 'end' },
      expect: [
        { zone: 'hand', player: 'A', card: 'Pebble', count: 1 },
        { event: 'SpellCast', count: 0 },
      ],
    });
  },
});

prove('2008:104.3f', 'a hybrid symbol is paid by either half, and has all its colors', {
  accepts(stage) {
    for (const pool of ['{W}', '{U}']) isCast(stage, '{W/U}', pool);
    for (const pool of ['{B}', '{R}{R}', '{C}{G}']) isCast(stage, '{2/B}', pool);
    for (const pool of ['{G}{G}', '{G}{W}', '{W}{W}']) isCast(stage, '{G/W}{G/W}', pool);
    stage.plays({ players: { A: { battlefield: ['Guide', 'Shade'] }, B: {} }, ...inMain, ...hybrids });
  },
  refuses(stage) {
    isNotCast(stage, '{W/U}', '{B}{R}{G}{C}');
    isNotCast(stage, '{2/B}', '{R}');
    isNotPaid(stage, '{2/B}', '{R}{R}', 0);
    isNotPaid(stage, '{G/W}{G/W}', '{G}{W}{R}', 0, 2);
  },
});
const hybrids: Pick<Scenario, 'cards' | 'expect'> = {
  cards: cards(artifact('Guide', { cost: '{W/U}' }), artifact('Shade', { cost: '{2/B}{R/G}' })),
  expect: [
    { permanent: 'Guide', colors: 'WU' },
    { permanent: 'Shade', colors: 'BRG' },
  ],
};

const adds = (stage: Stage, spec: string) => {
  const { at, id } = ready(stage, { battlefield: ['Prism'] }, makes('Prism', spec));
  return answered(stage, at, { activate: id('Prism'), ability: 0, mana: true });
};

prove('2008:104.3g', 'of mana added by a hybrid symbol its player chooses one half', {
  accepts(stage) {
    for (const value of ['G', 'W']) assert.equal(mana(answered(stage, adds(stage, '{G/W}'), { value })), value);
    assert.equal(mana(answered(stage, adds(stage, '{2/B}'), { value: 'C' })), 'CC');
    assert.equal(mana(answered(stage, adds(stage, '{2/B}'), { value: 'B' })), 'B');
  },
  refuses(stage) {
    for (const value of ['R', 'C']) stage.rejects(adds(stage, '{G/W}').position, { value });
    stage.rejects(adds(stage, '{2/B}').position, { value: 'G' });
  },
});

const cheaper = (less: string): Card => enchantment('Sale', { cost: '{0}' }, { kind: 'static', play: [{ costs: { type: 'instant' }, who: 'you', less }] });
/** A casts a Charm of this cost, which is so much less for him. */
const reduced = (stage: Stage, cost: string, less: string) => {
  const { at, id } = ready(stage, { hand: ['Charm'], battlefield: ['Sale', 'Tarn*6'] }, charm(cost), cheaper(less), tarn);
  return answered(stage, at, { cast: id('Charm') });
};
const tarn = land('Tarn', { supertypes: ['snow'], subtypes: ['Forest'] });

prove('2008:104.3h', 'of a reduction by a hybrid symbol its player chooses one half', {
  accepts(stage) {
    const left = (cost: string, less: string, value: string) => costAsked(answered(stage, reduced(stage, cost, less), { value }));
    assert.deepEqual(
      [left('{3}{G}', '{G/W}', 'G'), left('{3}{G}', '{G/W}', 'W'), left('{3}{G}', '{2/W}', 'generic'), left('{3}{G}', '{2/W}', 'W')],
      ['{3}', '{2}{G}', '{1}{G}', '{2}{G}'],
    );
  },
  refuses(stage) {
    for (const value of ['R', 'generic']) stage.rejects(reduced(stage, '{3}{G}', '{G/W}').position, { value });
    assert.equal(costAsked(reduced(stage, '{3}{G}', '{G}')), '{3}');
  },
});

prove('2008:104.3h-2', '{S} is paid with any one mana of a snow permanent, and no generic reduction touches it', {
  accepts(stage) {
    stage.plays({
      cards: cards(charm('{S}'), tarn),
      players: { A: { hand: ['Charm'], battlefield: ['Tarn', 'Forest'] }, B: {} },
      ...inMain,
      script: casts('Charm'),
      expect: [{ life: { A: 21 } }, { permanent: 'Tarn', tapped: true }, { permanent: 'Forest', tapped: false }],
    });
    assert.deepEqual([costAsked(reduced(stage, '{S}{S}', '{1}')), costAsked(reduced(stage, '{2}{S}', '{1}'))], ['{S}{S}', '{1}{S}']);
  },
  refuses(stage) {
    const { at, id } = ready(stage, { hand: ['Charm'], battlefield: ['Forest'] }, charm('{S}'));
    stage.rejects(at.position, { cast: id('Charm') });
    const lands = ready(stage, { hand: ['Charm'], battlefield: ['Tarn', 'Forest'] }, charm('{S}'), tarn);
    const made = answered(stage, lands.at, ...['Tarn', 'Forest'].map((name) => ({ activate: lands.id(name), ability: 0, mana: true })), {
      cast: lands.id('Charm'),
    });
    stage.rejects(made.position, { spend: [1] });
  },
});
