import assert from 'node:assert/strict';
import { cards as pool } from '@arbiter/cards';
import { decisionOf, maskGame } from '@arbiter/rules';
import type { Seat, Setup } from '@arbiter/schema';
import { answered, asks, copies, handOf, inStep, seedOf, setup, type Under, under, until, type Wanted } from '../games.ts';
import { prove } from '../prove.ts';
import type { Stage } from '../stage.ts';

const sixty = Object.keys(pool).slice(0, 60);
const begins = (stage: Stage, wanted?: Wanted, seed?: string): Under => under(stage.begins(setup(wanted), seed));
const namesIn = ({ game }: Under, seat: Seat): readonly (string | null | undefined)[] =>
  game.players.find((one) => one.seat === seat)?.library.map((id) => game.objects[id]?.card) ?? [];
const asked = ({ position }: Under) => {
  const { seat, kind } = decisionOf(position) ?? {};
  return [seat, kind];
};
/** A game as far as somebody is asked whether he keeps his hand; the first in turn order begins unless said. */
const dealt = (stage: Stage, wanted?: Wanted, first = 'A'): Under =>
  until(stage, begins(stage, wanted), asks('mulligan'), (at) => (asks('firstPlayer')(at) ? { player: first } : null));
const handsOf = (at: Under): readonly number[] => at.game.players.map(({ seat }) => handOf(at, seat).length);

prove('2008:101.1', 'each deck is shuffled into a library', {
  accepts(stage) {
    const orders = [1, 2].map((n) => namesIn(begins(stage, { deck: sixty }, seedOf(n)), 'A'));
    for (const order of orders) assert.deepEqual(order.toSorted(), sixty.toSorted());
    assert.notDeepEqual(orders[0], sixty);
    assert.notDeepEqual(orders[0], orders[1]);

    // The others have their part in it: what a player adds to the chance of all shuffles changes everybody’s.
    const mixed = ['1', '2'].map((by) => {
      const first = answered(stage, begins(stage, { deck: sixty, provable: true }), { entropy: '0'.repeat(64) });
      return answered(stage, first, { entropy: by.repeat(64) });
    });
    assert.notDeepEqual(namesIn(mixed[0] as Under, 'A'), namesIn(mixed[1] as Under, 'A'));
  },
  refuses(stage) {
    const at = begins(stage, { deck: sixty });
    assert.deepEqual([...new Set(at.game.objects.flatMap((one) => one?.zone ?? []))], ['library']);
    for (const seat of ['A', 'B'])
      assert.equal(
        sixty.some((name) => JSON.stringify(maskGame(at.game, { seat }).players).includes(name)),
        false,
      );
    assert.notDeepEqual(namesIn(at, 'B'), sixty);
    stage.rejects(begins(stage, { provable: true }).position, { entropy: '0' });
  },
});

const inMatch = (loser: Seat | null, chooser: Seat): Wanted => ({ match: { id: 'match', number: 2, previous: { loser, chooser } } });

prove('2008:101.2', 'chance says who decides who goes first, in a match the loser or whoever decided before a draw', {
  accepts(stage) {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8].map(seedOf);
    const deciders = (wanted?: Wanted) => [...new Set(seeds.map((seed) => asked(begins(stage, wanted, seed)).join()))].toSorted();
    assert.deepEqual(deciders(), ['A,firstPlayer', 'B,firstPlayer']);
    assert.deepEqual(deciders(inMatch('B', 'A')), ['B,firstPlayer']);
    assert.deepEqual(deciders(inMatch(null, 'B')), ['B,firstPlayer']);
    const chosen = answered(stage, begins(stage, inMatch('B', 'A')), { player: 'A' });
    assert.equal(chosen.game.startingPlayer, 'A');
  },
  refuses(stage) {
    const { position } = begins(stage, inMatch('B', 'A'));
    stage.refused(position, { kind: 'answer', actionId: 'other', seat: 'A', decision: position.index, answer: { player: 'A' } });
    stage.rejects(position, { player: 'C' });
  },
});

prove('2008:101.3', 'then each has twenty life and draws seven cards', {
  accepts(stage) {
    const at = dealt(stage);
    assert.deepEqual(
      at.game.players.map(({ life, library }) => [life, library.length]),
      [
        [20, 53],
        [20, 53],
      ],
    );
    assert.deepEqual(handsOf(at), [7, 7]);
  },
  refuses(stage) {
    const at = begins(stage);
    assert.deepEqual([asked(at)[1], handsOf(at)], ['firstPlayer', [0, 0]]);
    assert.deepEqual(dealt(stage).events.filter(({ type }) => type === 'CardDrawn').length, 14);
  },
});

const keep = { keep: true };
const again = { keep: false };

prove('2008:101.4', 'a mulligan is for one card fewer; one player finishes with his before the next begins', {
  accepts(stage) {
    let at = dealt(stage, {}, 'B');
    for (const hand of [7, 6, 5, 4, 3, 2, 1]) {
      assert.deepEqual([asked(at), handOf(at, 'B').length], [['B', 'mulligan'], hand]);
      at = answered(stage, at, again);
    }
    assert.deepEqual(
      [asked(at), handsOf(at)],
      [
        ['A', 'mulligan'],
        [7, 0],
      ],
    );
    assert.equal(namesIn(at, 'B').length, 60);
    at = answered(stage, at, again, keep);
    assert.deepEqual(
      [asked(at), handsOf(at)],
      [
        ['B', 'openingHand'],
        [6, 0],
      ],
    );
  },
  refuses(stage) {
    const first = dealt(stage);
    stage.refused(first.position, { kind: 'answer', actionId: 'early', seat: 'B', decision: first.position.index, answer: again });
    const { position } = answered(stage, first, again, keep);
    stage.refused(position, { kind: 'answer', actionId: 'late', seat: 'A', decision: position.index, answer: again });
  },
});

prove('2008:101.4a', 'with more than two players the first mulligan is for seven again', {
  accepts(stage) {
    let at = dealt(stage, { seats: ['A', 'B', 'C'] });
    const hands: number[] = [];
    for (let n = 0; n < 3; n++) {
      at = answered(stage, at, again);
      hands.push(handOf(at, 'A').length);
    }
    assert.deepEqual(hands, [7, 6, 5]);
    at = answered(stage, at, keep, again, keep, keep);
    assert.deepEqual(
      [asked(at), handsOf(at)],
      [
        ['A', 'openingHand'],
        [5, 7, 7],
      ],
    );
  },
  refuses(stage) {
    assert.deepEqual(handsOf(answered(stage, dealt(stage), again)), [6, 7]);
    const four = dealt(stage, { seats: ['A', 'B', 'C', 'D'] }, 'C');
    assert.deepEqual(asked(four), ['C', 'mulligan']);
    assert.deepEqual(asked(answered(stage, four, again)), ['C', 'mulligan']);
    assert.deepEqual(handsOf(answered(stage, four, again, again)), [7, 7, 6, 7]);
  },
});

const heads: Wanted = {
  seats: ['A', 'B', 'C', 'D'],
  teams: [
    ['A', 'B'],
    ['C', 'D'],
  ],
  format: 'two-headed-giant',
};

prove('2008:101.4b', 'two heads of a team decide, take their mulligans together, and may go on one without the other', {
  accepts(stage) {
    let at = dealt(stage, heads);
    assert.deepEqual(asked(at), ['A', 'mulligan']);
    at = answered(stage, at, again);
    assert.deepEqual(
      [asked(at), at.game.players.map(({ mulligans }) => mulligans)],
      [
        ['B', 'mulligan'],
        [0, 0, 0, 0],
      ],
    );
    at = answered(stage, at, again);
    assert.deepEqual(
      [asked(at), handsOf(at), at.game.players.map(({ mulligans }) => mulligans)],
      [
        ['A', 'mulligan'],
        [7, 7, 7, 7],
        [1, 1, 0, 0],
      ],
    );
    at = answered(stage, at, keep, again);
    assert.deepEqual(
      [asked(at), handsOf(at)],
      [
        ['B', 'mulligan'],
        [7, 6, 7, 7],
      ],
    );
    at = answered(stage, at, keep);
    assert.deepEqual(
      [asked(at), handsOf(at)],
      [
        ['C', 'mulligan'],
        [7, 6, 7, 7],
      ],
    );
  },
  refuses(stage) {
    const kept = answered(stage, dealt(stage, heads), keep, again);
    assert.deepEqual(asked(kept), ['B', 'mulligan']);
    stage.refused(kept.position, { kind: 'answer', actionId: 'late', seat: 'A', decision: kept.position.index, answer: again });
    stage.refused(kept.position, { kind: 'answer', actionId: 'early', seat: 'C', decision: kept.position.index, answer: again });
    assert.deepEqual(asked(answered(stage, dealt(stage, heads, 'C'), keep, keep)), ['A', 'mulligan']);
  },
});

const leylines = copies(60, 'Leyline of the Void');

prove('2008:101.5', 'cards that may begin the game in play are put there, the starting player’s first', {
  accepts(stage) {
    let at = until(stage, dealt(stage, { deck: leylines }, 'B'), asks('openingHand'));
    assert.deepEqual([asked(at), at.game.turn.number], [['B', 'openingHand'], 0]);
    at = answered(stage, at, { cards: handOf(at, 'B').slice(0, 2) });
    assert.deepEqual([asked(at), at.game.battlefield.length], [['A', 'openingHand'], 2]);
    at = answered(stage, at, { cards: handOf(at, 'A').slice(0, 1) });
    assert.deepEqual([at.game.battlefield.length, handsOf(at), at.game.turn.active], [3, [6, 5], 'B']);
    const put = at.events.findLastIndex((event) => event.type === 'ObjectMoved' && event.to === 'battlefield');
    assert(put < at.events.findIndex(({ type }) => type === 'TurnBegan'));
    assert.equal(
      at.events.some(({ type }) => type === 'SpellCast'),
      false,
    );
  },
  refuses(stage) {
    const at = until(stage, dealt(stage, { decks: { A: copies(60, 'Forest'), B: leylines } }), asks('openingHand'));
    assert.deepEqual(asked(at), ['A', 'openingHand']);
    stage.rejects(at.position, { cards: handOf(at, 'A').slice(0, 1) });
    const passed = answered(stage, at, { cards: [] }, { cards: [] });
    assert.deepEqual([passed.game.battlefield, handsOf(passed)], [[], [7, 7]]);
  },
});

const played = (stage: Stage, wanted: Wanted, first: Seat, stop: (at: Under) => boolean): Under => until(stage, dealt(stage, wanted, first), stop);

prove('2008:101.6', 'whoever goes first has the first turn', {
  accepts(stage) {
    for (const first of ['A', 'B']) assert.equal(played(stage, {}, first, inStep(1, 'upkeep')).game.turn.active, first);
    assert.equal(played(stage, { seats: ['A', 'B', 'C'] }, 'C', inStep(1, 'upkeep')).game.turn.active, 'C');
  },
  refuses(stage) {
    const at = played(stage, { seats: ['A', 'B', 'C'] }, 'B', inStep(3, 'upkeep'));
    assert.deepEqual(
      at.events.flatMap((event) => (event.type === 'TurnBegan' ? [event.player] : [])),
      ['B', 'C', 'A'],
    );
  },
});

const drawSteps = ({ events }: Under): number => events.filter((event) => event.type === 'StepBegan' && event.step === 'draw').length;
const firstMain = inStep(1, 'precombat-main');

prove('2008:101.6a', 'of two players the first has no draw step in his first turn', {
  accepts(stage) {
    const at = played(stage, {}, 'B', firstMain);
    assert.deepEqual([drawSteps(at), handsOf(at)], [0, [7, 7]]);
  },
  refuses(stage) {
    const next = played(stage, {}, 'B', inStep(2, 'precombat-main'));
    assert.deepEqual([drawSteps(next), handsOf(next)], [1, [8, 7]]);
    const own = played(stage, {}, 'B', inStep(3, 'precombat-main'));
    assert.deepEqual([drawSteps(own), handsOf(own)], [2, [7, 8]]);
  },
});

prove('2008:101.6b', 'the first of two-headed teams has none either, in all other games of more everybody draws', {
  accepts(stage) {
    const at = played(stage, heads, 'C', firstMain);
    assert.deepEqual([drawSteps(at), handsOf(at)], [0, [7, 7, 7, 7]]);
  },
  refuses(stage) {
    for (const wanted of [{ seats: ['A', 'B', 'C'] }, { ...heads, format: 'free-for-all' as Setup['format'] }]) {
      const at = played(stage, wanted, 'B', firstMain);
      assert.deepEqual([drawSteps(at), handOf(at, 'B').length], [1, 8]);
    }
  },
});
