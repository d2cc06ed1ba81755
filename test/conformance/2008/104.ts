import assert from 'node:assert/strict';
import { activated, artifact, artifactCreature, loyalty, planeswalker } from '@arbiter/cards';
import { questions } from '@arbiter/rules';
import type { Card, Instruction, Quantity } from '@arbiter/schema';
import { aCreature, aimed, being, cards, flare, free, gain, it } from '../cards.ts';
import { answered, begun, copies, inStep, pass, until } from '../games.ts';
import { define, prove, refer } from '../prove.ts';
import { type Board, casting, casts, inMain, main, ready } from '../script.ts';
import type { Stage } from '../stage.ts';

define('2008:104.1', 'all numbers are whole', (stage) => {
  const { game } = until(stage, begun(stage, { deck: copies(60, 'Mountain') }), inStep(4, 'end'));
  assert.deepEqual(
    [stage.asks(questions.areWhole(game)), stage.asks(questions.areWhole({ life: 2.5 })), stage.asks(questions.areWhole([[-1, 0.5]]))],
    [true, false, false],
  );
});

const half = (round: 'up' | 'down'): Instruction => ({ do: 'loseLife', who: 'you', amount: { half: { life: 'you' }, round } });
/** A is asked how much {X} is. */
const askedForX = (stage: Stage) => casting(stage, { battlefield: ['Mountain*4'] }, flare);

prove('2008:104.1a', 'there are no fractions: what could make one says how it is rounded', {
  accepts({ plays, asks }) {
    for (const [round, left] of [
      ['up', 3],
      ['down', 4],
    ] as const) {
      plays({
        cards: cards(free('Halve', half(round))),
        players: { A: { hand: ['Halve'], life: 7 }, B: {} },
        ...inMain,
        script: casts('Halve'),
        expect: [{ life: { A: left } }],
      });
      assert.equal(asks(questions.half(7, round)), 7 - left);
    }
  },
  refuses(stage) {
    const { position } = askedForX(stage);
    for (const x of [1.5, 0.5]) stage.rejects(position, { x });
  },
});

const titan = being(
  'Titan',
  3,
  4,
  activated([{ tap: 'self' }], { do: [{ do: 'mana', who: 'you', mana: { symbol: 'G', count: { stat: 'power', of: 'self' } } }] }),
);
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
      script: [
        ...casts('Wane'),
        { ...main, player: 'A', mana: 'Titan' },
        {
          ...main,
          player: 'A',
          expect: [
            { player: 'A', mana: '' },
            { permanent: 'Titan', tapped: true },
          ],
        },
      ],
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

/** An artifact, or a creature, that does something for this symbol. */
const worker = (make: typeof artifact, symbol: 'tap' | 'untap', name: string): Card =>
  make(name, { cost: '{0}', power: 1, toughness: 1 }, activated([symbol === 'tap' ? { tap: 'self' } : { untap: 'self' }], { do: [gain(1)] }));
const workers = (symbol: 'tap' | 'untap') => [worker(artifactCreature, symbol, 'Smith'), worker(artifact, symbol, 'Mill')];
const idle =
  (symbol: 'tap' | 'untap', ...battlefield: Board['battlefield'] & object) =>
  (stage: Stage) =>
    ready(stage, { battlefield }, ...workers(symbol));

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
      players: {
        A: {
          battlefield: [
            { card: 'Smith', tapped: true },
            { card: 'Mill', tapped: true, summoningSick: true },
          ],
        },
        B: {},
      },
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
    for (const [ability, counters, life] of [
      [0, 4, 21],
      [2, 0, 23],
    ] as const) {
      const { at, id } = ready(stage, { battlefield: ['Sage'] }, sage);
      const paid = answered(stage, at, { activate: id('Sage'), ability });
      const left = paid.game.objects[id('Sage')]?.counters['loyalty'] ?? 0;
      assert.deepEqual([left, paid.game.stack.length, paid.game.players[0]?.life], [counters, 1, 20]);
      assert.equal(answered(stage, paid, pass, pass).game.players[0]?.life, life);
    }
  },
  refuses(stage) {
    const { position, id } = ready(stage, { battlefield: ['Sage'] }, sage);
    stage.rejects(position, { activate: id('Sage'), ability: 1 });
  },
});
