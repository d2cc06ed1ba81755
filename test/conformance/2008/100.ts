import assert from 'node:assert/strict';
import { type DeckFormat, deckProblems, deckSize, parseDeck } from '@arbiter/cards';
import { questions } from '@arbiter/rules';
import type { Scenario } from '@arbiter/scenario';
import { begun, setup } from '../games.ts';
import { define, prove, refer } from '../prove.ts';
import type { Stage } from '../stage.ts';

const seats = ['A', 'B', 'C', 'D'];

define('2008:100.1', 'two players or more make a game', (stage) => {
  for (const players of [2, 3, 4]) {
    const { game } = begun(stage, { seats: seats.slice(0, players) });
    assert.deepEqual([stage.asks(questions.isGameFor(players)), game.players.length, game.turn.number], [true, players, 1]);
  }
  for (const players of [0, 1]) {
    assert.equal(stage.asks(questions.isGameFor(players)), false);
    assert.throws(() => stage.begins({ ...setup(), seats: setup().seats.slice(0, players) }), RangeError);
  }
});

/** Three begin, and one of them leaves. */
const oneLeaves: Scenario = {
  players: { A: {}, B: {}, C: {} },
  script: [{ turn: 1, step: 'upkeep', player: 'C', concede: true }],
  stop: { turn: 1, step: 'precombat-main', when: 'begin' },
  expect: [{ player: 'C', lost: true }],
};

define('2008:100.1a', 'it is a two-player game if two began it', ({ reaches, asks }) => {
  assert.equal(asks(questions.isTwoPlayer(reaches({ players: { A: {}, B: {} } }).game)), true);
  const { game } = reaches(oneLeaves);
  assert.deepEqual([game.players.filter(({ status }) => status === 'playing').length, asks(questions.isTwoPlayer(game))], [2, false]);
});

define('2008:100.1b', 'it is a multiplayer game if more began it', ({ reaches, asks }) => {
  assert.equal(asks(questions.isMultiplayer(reaches({ players: { A: {}, B: {}, C: {} } }).game)), true);
  assert.equal(asks(questions.isMultiplayer(reaches(oneLeaves).game)), true);
  assert.equal(asks(questions.isMultiplayer(reaches({ players: { A: {}, B: {} } }).game)), false);
});

/** The deck of these lines, and what the rules that are followed have against it. */
const judged = ({ asks }: Stage, format: DeckFormat, ...lines: readonly string[]) => {
  const deck = parseDeck(lines.join('\n'));
  assert('ok' in deck);
  const problems = deckProblems(deck.ok, format).filter((problem) => !('cite' in problem) || asks({ rule: problem.cite, value: true }));
  return { deck: deck.ok.main, problems: problems.map(({ kind }) => kind) };
};
/** Nothing is against this deck, and a game is played with it. */
const isPlayed = (stage: Stage, format: DeckFormat, ...lines: readonly string[]): void => {
  const { deck, problems } = judged(stage, format, ...lines);
  const [player] = begun(stage, { deck }).game.players;
  assert.deepEqual([problems, (player?.library.length ?? 0) + (player?.hand.length ?? 0)], [[], deck.length]);
};

prove('2008:100.2', 'a constructed deck has sixty cards or more, and four of a name at most', {
  accepts(stage) {
    isPlayed(stage, 'constructed', '40 Forest', '4 Grizzly Bears', '4 Lightning Bolt', '12 Mountain');
    isPlayed(stage, 'constructed', '60 Forest');
  },
  refuses(stage) {
    isPlayed(stage, 'constructed', '56 Forest', '4 Lightning Bolt');
    assert.deepEqual(judged(stage, 'constructed', '55 Forest', '4 Lightning Bolt').problems, ['size']);
    assert.deepEqual(judged(stage, 'constructed', '55 Forest', '5 Lightning Bolt').problems, ['copies']);
    assert.deepEqual(judged(stage, 'constructed', '55 Forest', '4 Lightning Bolt', '1 Удар Молнии').problems, ['copies']);
  },
});

prove('2008:100.3', 'a limited deck has forty cards or more, as many of a name as one has', {
  accepts: (stage) => isPlayed(stage, 'limited', '34 Forest', '6 Grizzly Bears'),
  refuses(stage) {
    isPlayed(stage, 'limited', '40 Forest');
    assert.deepEqual(judged(stage, 'limited', '39 Forest').problems, ['size']);
  },
});

prove('2008:100.4', 'no deck has too many cards', {
  accepts(stage) {
    for (const format of ['constructed', 'limited'] as const) {
      assert.equal(stage.asks(deckSize(format).most), Number.POSITIVE_INFINITY);
      isPlayed(stage, format, '246 Forest', '4 Grizzly Bears');
    }
  },
  refuses(stage) {
    isPlayed(stage, 'constructed', '1000 Forest');
    assert.deepEqual(judged(stage, 'constructed', '20 Forest').problems, ['size']);
  },
});

refer('2008:100.5', 'tournaments go by rules of their own; a judge’s rulings are where a game makes room for them');
