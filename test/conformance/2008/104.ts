import assert from 'node:assert/strict';
import { activated, artifact, artifactCreature, enchantment, instant, land, loyalty, planeswalker, sorcery, spell } from '@arbiter/cards';
import { decisionOf, questions } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import { type Card, hybridPairs, type Instruction, type ManaSymbol, parseCost, type Quantity, type SpaceOf } from '@arbiter/schema';
import { aCreature, aimed, being, cards, free, gain, it } from '../cards.ts';
import { answered, begun, copies, inStep, until, type Under } from '../games.ts';
import { define, prove, refer } from '../prove.ts';
import { casts, inMain, main } from '../script.ts';
import type { Stage } from '../stage.ts';

type Board = NonNullable<Scenario['players']>[string];
/** A's first main phase, and answers to whatever is asked from there. */
const board = (stage: Stage, his: Board, ...own: readonly Card[]) => {
  const reached = stage.reaches({ cards: cards(...own), players: { A: his, B: {} }, ...inMain, stop: { ...main, when: 'begin' } });
  return { ...reached, at: { position: reached.position, game: reached.game, events: [] } as Under };
};
const costAsked = ({ position }: Under): string | undefined => (decisionOf(position)?.space as SpaceOf<'pay'> | undefined)?.cost;
const mana = ({ game }: Under): string => (game.players[0]?.mana ?? []).map(({ type }) => type).join('');
const pass = { pass: true } as const;

define('2008:104.1', 'all numbers are whole', (stage) => {
  const { game } = until(stage, begun(stage, { deck: copies(60, 'Mountain') }), inStep(4, 'end'));
  assert.deepEqual([stage.asks(questions.areWhole(game)), stage.asks(questions.areWhole({ life: 2.5 })), stage.asks(questions.areWhole([[-1, 0.5]]))], [true, false, false]);
});

const half = (round: 'up' | 'down'): Instruction => ({ do: 'loseLife', who: 'you', amount: { half: { life: 'you' }, round } });
const blaze = sorcery('Flare', { cost: '{X}{R}' }, spell({ do: [{ do: 'damage', amount: 'X', to: { player: 'opponents' } }] }));
const mountains = (count: number): Board => ({ hand: ['Flare'], battlefield: [`Mountain*${count}`] });
/** A has begun to cast the spell with {X} in its cost, and is asked for the number. */
const askedForX = (stage: Stage) => {
  const { at, id } = board(stage, mountains(4), blaze);
  return answered(stage, at, { cast: id('Flare') });
};

prove('2008:104.1a', 'there are no fractions: what could make one says how it is rounded', {
  accepts({ plays, asks }) {
    for (const [round, left] of [['up', 3], ['down', 4]] as const) {
      plays({ cards: cards(free('Halve', half(round))), players: { A: { hand: ['Halve'], life: 7 }, B: {} }, ...inMain, script: casts('Halve'), expect: [{ life: { A: left } }] });
      assert.equal(asks(questions.half(7, round)), 7 - left);
    }
  },
  refuses(stage) {
    const { position } = askedForX(stage);
    for (const x of [1.5, 0.5]) stage.rejects(position, { x });
  },
});

const titan = being('Titan', 3, 4, activated([{ tap: 'self' }], { do: [{ do: 'mana', who: 'you', mana: { symbol: 'G', count: { stat: 'power', of: 'self' } } }] }));
const changed = (name: string, power: number): Card => aimed(name, aCreature, { do: 'change', what: it, changes: [{ power, toughness: 0 }], for: 'endOfTurn' });
const powerOf: Quantity = { stat: 'power', of: it };
const praise = aimed('Praise', aCreature, { do: 'gainLife', who: 'you', amount: powerOf });
const weigh = aimed('Weigh', aCreature, { do: 'gainLife', who: 'you', amount: { sum: [powerOf, { stat: 'toughness', of: it }] } });
const doom = aimed('Doom', aCreature, { do: 'setLife', who: 'you', amount: powerOf });
const weakened = { cards: cards(titan, changed('Wane', -5), changed('Wax', 3), praise, weigh, doom), ...inMain };

prove('2008:104.1b', 'what an effect does is never less than nothing, but power may be below zero and is reckoned with as it is', {
  accepts({ plays }) {
    plays({
      name: 'power below zero: it deals nothing and gives nothing, but sums know it',
      ...weakened,
      players: { A: { hand: ['Wane', 'Wax', 'Praise', 'Weigh'], battlefield: ['Titan'] }, B: {} },
      script: [
        ...casts('Wane'),
        { ...main, player: 'A', expect: [{ permanent: 'Titan', power: -2, toughness: 4 }] },
        ...casts('Praise'),
        { ...main, player: 'A', expect: [{ life: { A: 20 } }, { event: 'LifeGained', count: 0 }] },
        ...casts('Weigh'),
        { ...main, player: 'A', expect: [{ life: { A: 22 } }] },
        { turn: 1, player: 'A', attack: ['Titan'] },
        { turn: 1, step: 'end', player: 'A', cast: 'Wax' },
      ],
      stop: { turn: 1, step: 'end' },
      expect: [{ life: { B: 20 } }, { permanent: 'Titan', power: 1 }],
    });
    plays({
      name: 'no mana for a power below zero',
      ...weakened,
      players: { A: { hand: ['Wane'], battlefield: ['Titan'] }, B: {} },
      script: [...casts('Wane'), { ...main, player: 'A', mana: 'Titan' }, { ...main, player: 'A', expect: [{ player: 'A', mana: '' }, { permanent: 'Titan', tapped: true }] }],
    });
    plays({
      name: 'but a life total can be set below zero',
      ...weakened,
      players: { A: { hand: ['Wane', 'Doom'], battlefield: ['Titan'] }, B: {} },
      script: casts('Wane', 'Doom'),
      expect: [{ life: { A: -2 } }, { winner: 'B' }],
    });
  },
  refuses(stage) {
    stage.rejects(askedForX(stage).position, { x: -1 });
  },
});

const orb = artifact('Orb', { cost: '{0}' });
const measure = aimed('Measure', { objects: { is: 'permanent' } }, { do: 'gainLife', who: 'you', amount: { sum: [powerOf, 3] } });

prove('2008:104.2', 'a number that cannot be determined is zero', {
  accepts({ plays, asks }) {
    plays({
      name: 'the power of what has none',
      cards: cards(measure, orb),
      players: { A: { hand: ['Measure'], battlefield: ['Orb'] }, B: {} },
      ...inMain,
      script: casts('Measure'),
      expect: [{ life: { A: 23 } }],
    });
    assert.equal(asks(questions.needed(null)), 0);
  },
  refuses({ plays, asks }) {
    plays({
      name: 'one that can be is what it is',
      cards: cards(measure),
      players: { A: { hand: ['Measure'], battlefield: ['Grizzly Bears'] }, B: {} },
      ...inMain,
      script: casts('Measure'),
      expect: [{ life: { A: 25 } }],
    });
    assert.equal(asks(questions.needed(-2)), -2);
  },
});

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
    script: [{ ...main, player: 'A', cast: 'Charm', pay: manaPool }, { ...main, player: 'A', resolve: 'all' }],
    expect: [{ life: { A: 21 } }, { player: 'A', mana: '' }],
  });
/** With no more than this there is no casting it. */
const isNotCast = (stage: Stage, cost: string, manaPool: string): void => {
  const { position, id } = board(stage, { hand: ['Charm'], manaPool }, charm(cost));
  stage.rejects(position, { cast: id('Charm') });
};
/** With more than that in the pool, these mana of it do not pay. */
const isNotPaid = (stage: Stage, cost: string, manaPool: string, ...spend: readonly number[]): void => {
  const { at, id } = board(stage, { hand: ['Charm'], manaPool }, charm(cost));
  stage.rejects(answered(stage, at, { cast: id('Charm') }).position, { spend });
};

define('2008:104.3a', 'each colored symbol is one mana of its color', (stage) => {
  for (const color of colors.slice(0, 5)) {
    const symbol: ManaSymbol = { kind: 'mana', type: color };
    assert.deepEqual(colors.filter((type) => stage.asks(questions.pays(symbol, [{ type }]))), [color]);
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

const flared = (x: number): Scenario => ({ cards: cards(blaze), players: { A: mountains(4), B: {} }, ...inMain, script: [{ ...main, player: 'A', cast: 'Flare', x }, { ...main, player: 'A', resolve: 'all' }] });

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

const makes = (name: string, spec: string, cost = '{0}'): Card => artifact(name, { cost }, activated([{ tap: 'self' }], { do: [{ do: 'mana', who: 'you', mana: spec }] }));
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
      script: [{ ...main, player: 'A', cast: 'Surge', x: 3 }, { ...main, player: 'A', resolve: 'all' }],
      expect: [{ player: 'A', mana: '{C}{C}{C}' }],
    });
  },
  refuses(stage) {
    const { at, id } = board(stage, { hand: ['Charm'], battlefield: ['Stone'] }, makes('Stone', '{2}'), charm('{G}'));
    const made = answered(stage, at, { activate: id('Stone'), ability: 0, mana: true });
    assert.equal(mana(made), 'CC');
    stage.rejects(made.position, { cast: id('Charm') });
  },
});

const pebble = artifact('Pebble', { cost: '{0}' });

prove('2008:104.3e', '{0} is no mana, but nothing is played by itself', {
  accepts(stage) {
    const { at, id } = board(stage, { hand: ['Pebble'], battlefield: ['Forest'] }, pebble);
    const played = answered(stage, at, { cast: id('Pebble') });
    assert.deepEqual([played.game.stack.length, decisionOf(played.position)?.kind], [1, 'priority']);
    assert.equal(played.events.some(({ type }) => type === 'ManaSpent' || type === 'Tapped' || type === 'AnswerForced'), false);
    const heard = answered(stage, played, pass);
    assert.deepEqual([decisionOf(heard.position)?.seat, heard.game.stack.length], ['B', 1]);
    assert.deepEqual(['{0}', '{1}', '{X}', ''].map((cost) => stage.asks(questions.isZero(at.game, parseCost(cost)))), [true, false, false, false]);
  },
  refuses({ plays }) {
    plays({
      cards: cards(pebble),
      players: { A: { hand: ['Pebble'] }, B: {} },
      ...inMain,
      stop: { turn: 1, step: 'end' },
      expect: [{ zone: 'hand', player: 'A', card: 'Pebble', count: 1 }, { event: 'SpellCast', count: 0 }],
    });
  },
});

prove('2008:104.3f', 'a hybrid symbol is paid by either half, and has all its colors', {
  accepts(stage) {
    for (const pool of ['{W}', '{U}']) isCast(stage, '{W/U}', pool);
    for (const pool of ['{B}', '{R}{R}', '{C}{G}']) isCast(stage, '{2/B}', pool);
    for (const pool of ['{G}{G}', '{G}{W}', '{W}{W}']) isCast(stage, '{G/W}{G/W}', pool);
    stage.plays({ cards: cards(being('Sprite', 1, 1)), players: { A: { battlefield: ['Guide', 'Shade'] }, B: {} }, ...inMain, ...hybrids });
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
  expect: [{ permanent: 'Guide', colors: 'WU' }, { permanent: 'Shade', colors: 'BRG' }],
};

const adds = (stage: Stage, spec: string) => {
  const { at, id } = board(stage, { battlefield: ['Prism'] }, makes('Prism', spec));
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
  const { at, id } = board(stage, { hand: ['Charm'], battlefield: ['Sale', 'Tarn*6'] }, charm(cost), cheaper(less), tarn);
  return answered(stage, at, { cast: id('Charm') });
};
const tarn = land('Tarn', { supertypes: ['snow'], subtypes: ['Forest'] });

prove('2008:104.3h', 'of a reduction by a hybrid symbol its player chooses one half', {
  accepts(stage) {
    const left = (cost: string, less: string, value: string) => costAsked(answered(stage, reduced(stage, cost, less), { value }));
    assert.deepEqual([left('{3}{G}', '{G/W}', 'G'), left('{3}{G}', '{G/W}', 'W'), left('{3}{G}', '{2/W}', 'generic'), left('{3}{G}', '{2/W}', 'W')], ['{3}', '{2}{G}', '{1}{G}', '{2}{G}']);
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
    const { at, id } = board(stage, { hand: ['Charm'], battlefield: ['Forest'] }, charm('{S}'));
    stage.rejects(at.position, { cast: id('Charm') });
    isNotCast(stage, '{S}', '{G}{C}');
  },
});

/** An artifact, or a creature, that does something for this symbol. */
const worker = (make: typeof artifact, symbol: 'tap' | 'untap', name: string): Card =>
  make(name, { cost: '{0}', power: 1, toughness: 1 }, activated([symbol === 'tap' ? { tap: 'self' } : { untap: 'self' }], { do: [gain(1)] }));
const workers = (symbol: 'tap' | 'untap') => [worker(artifactCreature, symbol, 'Smith'), worker(artifact, symbol, 'Mill')];
const idle = (symbol: 'tap' | 'untap', ...battlefield: Board['battlefield'] & object) => (stage: Stage) => board(stage, { battlefield }, ...workers(symbol));

prove('2008:104.4', '{T} taps the permanent, which must be untapped and, if a creature, have been there since one’s turn began', {
  accepts({ plays }) {
    plays({
      cards: cards(...workers('tap')),
      players: { A: { battlefield: ['Smith', { card: 'Mill', summoningSick: true }] }, B: {} },
      ...inMain,
      script: [
        { ...main, player: 'A', activate: 'Smith' },
        { ...main, player: 'A', activate: 'Mill' },
        { ...main, player: 'A', expect: [{ stack: 2 }, { permanent: 'Smith', tapped: true }, { permanent: 'Mill', tapped: true }] },
        { ...main, player: 'A', resolve: 'all' },
      ],
      expect: [{ life: { A: 22 } }],
    });
  },
  refuses(stage) {
    const { position, id } = idle('tap', { card: 'Smith', summoningSick: true }, { card: 'Mill', tapped: true })(stage);
    for (const name of ['Smith', 'Mill']) stage.rejects(position, { activate: id(name), ability: 0 });
  },
});

prove('2008:104.5', '{Q} untaps the permanent, which must be tapped and, if a creature, have been there since one’s turn began', {
  accepts({ plays }) {
    plays({
      cards: cards(...workers('untap')),
      players: { A: { battlefield: [{ card: 'Smith', tapped: true }, { card: 'Mill', tapped: true, summoningSick: true }] }, B: {} },
      ...inMain,
      script: [
        { ...main, player: 'A', activate: 'Smith' },
        { ...main, player: 'A', activate: 'Mill' },
        { ...main, player: 'A', expect: [{ stack: 2 }, { permanent: 'Smith', tapped: false }, { permanent: 'Mill', tapped: false }] },
        { ...main, player: 'A', resolve: 'all' },
      ],
      expect: [{ life: { A: 22 } }],
    });
  },
  refuses(stage) {
    const { position, id } = idle('untap', { card: 'Smith', tapped: true, summoningSick: true }, 'Mill')(stage);
    for (const name of ['Smith', 'Mill']) stage.rejects(position, { activate: id(name), ability: 0 });
  },
});

refer('2008:104.6', 'a picture beside a name does nothing in play, and no card here has one');
refer('2008:104.7', 'a picture in a corner does nothing in play, and no card here has one');

const sage = planeswalker('Sage', { cost: '{0}', loyalty: 3 }, loyalty(1, { do: [gain(1)] }), loyalty(-4, { do: [gain(4)] }), loyalty(-3, { do: [gain(3)] }));

prove('2008:104.7-2', 'a loyalty symbol puts so many counters on the planeswalker, or takes so many off', {
  accepts(stage) {
    for (const [ability, counters, life] of [[0, 4, 21], [2, 0, 23]] as const) {
      const { at, id } = board(stage, { battlefield: ['Sage'] }, sage);
      const paid = answered(stage, at, { activate: id('Sage'), ability });
      const left = paid.game.objects[id('Sage')]?.counters['loyalty'] ?? 0;
      assert.deepEqual([left, paid.game.stack.length, paid.game.players[0]?.life], [counters, 1, 20]);
      assert.equal(answered(stage, paid, pass, pass).game.players[0]?.life, life);
    }
  },
  refuses(stage) {
    const { position, id } = board(stage, { battlefield: ['Sage'] }, sage);
    stage.rejects(position, { activate: id('Sage'), ability: 1 });
  },
});
