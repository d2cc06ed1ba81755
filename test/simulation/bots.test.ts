import { type Bot, heuristicBot, randomBot, seeded } from '@arbiter/bots';
import { cardNamed, type Deck, drawDeck, sampleDecks } from '@arbiter/cards';
import { keysOf } from '@arbiter/log';
import { act, createGame, decisionOf, gameOf, type Position, seenGame } from '@arbiter/rules';
import type { Edition, Game, Seat } from '@arbiter/schema';
import { setupOf } from '@arbiter/table';
import { describe, expect, it } from 'vitest';
import { gameId, master, mustDo } from '../support/games.ts';
import { runs, seedsOf } from '../support/runs.ts';

const MOST = 20_000;
const samples: readonly Deck[] = Object.values(sampleDecks);

/** A bot's answer, from what its seat sees. */
function answered(position: Position, bot: Bot, n: number): Position {
  const decision = decisionOf(position);
  if (!decision) return position;
  const game = gameOf(position);
  const { seat } = decision;
  const answer = bot.choose(decision, () => seenGame(game, { seat }));
  const action = { kind: 'answer', actionId: `${n}`, seat, decision: position.index, answer } as const;
  return mustDo(act(position, action), action).position;
}
interface Match {
  readonly seed: number;
  readonly rules: Edition;
  readonly decks: readonly Deck[];
  readonly bots: Readonly<Record<Seat, Bot>>;
}
function played({ seed, rules, decks, bots }: Match): Game {
  const game = gameId(seed);
  const keys = keysOf(master, game);
  const seats = Object.keys(bots).map((seat, at) => ({ seat, main: (decks[at % decks.length] as Deck).main }));
  const wanted = setupOf({ rules, format: seats.length > 2 ? 'free-for-all' : 'duel', seats, card: cardNamed });
  let { position } = createGame({ ...wanted, game, keyId: keys.keyId, commitment: keys.commitment }, keys.seed);
  for (let n = 0; n < MOST; n++) {
    const decision = decisionOf(position);
    if (!decision) return gameOf(position);
    position = answered(position, bots[decision.seat] as Bot, n);
  }
  throw new Error(`seed ${seed}: not over after ${MOST} answers`);
}

describe('the heuristic bot', () => {
  const GAMES = 20;
  const LEAST_WON = 16;
  it.each(['classic', 'modern'] as const)(`beats the random bot in most of ${GAMES} games with sample decks, %s`, (rules) => {
    const won = Array.from({ length: GAMES }, (_, seed) => {
      const decks = [seed % samples.length, (3 * seed + 1) % samples.length].map((at) => samples[at] as Deck);
      const [me, other] = seed % 2 === 0 ? (['A', 'B'] as const) : (['B', 'A'] as const);
      const makers = { [me]: heuristicBot(seeded(seed)), [other]: randomBot(seeded(seed + 1)) };
      return played({ seed, rules, decks, bots: { A: makers['A'] as Bot, B: makers['B'] as Bot } }).result?.winners.includes(me);
    });
    expect(won.filter((one) => one === true).length).toBeGreaterThanOrEqual(LEAST_WON);
  });

  it('answers every question of drawn decks legally, with more players too', () => {
    for (const seed of seedsOf(runs(3))) {
      const random = seeded(seed);
      const seats = ['A', 'B', 'C', 'D'].slice(0, 2 + (seed % 3));
      const decks = seats.map(() => drawDeck(random));
      const bots = Object.fromEntries(seats.map((seat) => [seat, heuristicBot(random)]));
      expect(played({ seed, rules: seed % 2 === 0 ? 'classic' : 'modern', decks, bots }).result, `seed ${seed}`).not.toBeNull();
    }
  });

  it('does not declare over and over what it cannot pay for', () => {
    const copies = (...counts: readonly (readonly [string, number])[]): Deck => ({
      main: counts.flatMap(([name, n]) => Array.from({ length: n }, () => name)),
      sideboard: [],
    });
    const decks = [copies(['Propaganda', 20], ['Island', 20]), copies(['Dryad Arbor', 40])];
    for (const rules of ['classic', 'modern'] as const)
      expect(played({ seed: 1, rules, decks, bots: { A: heuristicBot(seeded(1)), B: heuristicBot(seeded(2)) } }).result).not.toBeNull();
  });

  it('chooses the same of the same seed', () => {
    const [one, other] = [1, 2].map(() =>
      played({ seed: 3, rules: 'modern', decks: samples, bots: { A: heuristicBot(seeded(5)), B: heuristicBot(seeded(6)) } }),
    );
    expect(one).toEqual(other);
  });
});
