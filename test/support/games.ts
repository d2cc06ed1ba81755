import { createSecretKey } from 'node:crypto';
import { seeded } from '@arbiter/bots';
import { cardNamed, type Deck, drawDeck, sampleDecks } from '@arbiter/cards';
import { keysOf } from '@arbiter/log';
import { act, createGame, type Outcome, type Position, type Refused } from '@arbiter/rules';
import type { Action, Card, Edition, Entry, Setup } from '@arbiter/schema';
import { sealOutcome, setupOf } from '@arbiter/table';
import { nextAction, type Temper } from './players.ts';

/** A fixed key: the same seed plays the same game. */
export const master = createSecretKey(Buffer.alloc(32, 7));
export const ENGINE = 'e'.repeat(64);
const samples: readonly Deck[] = Object.values(sampleDecks);
export const gameId = (seed: number): string => `${seed}`.padStart(26, 'g');

export interface Step {
  readonly before: Position | null;
  readonly action: Action;
  readonly outcome: Outcome;
  readonly entry: Entry;
}
export interface Playing extends Temper {
  readonly seed: number;
  readonly rules: Edition;
  /** Two if not told; more play free-for-all, if no format is told. */
  readonly players?: number;
  readonly format?: Setup['format'];
  /** Drawn from all cards by the seed, or these; the sample decks in turn if not told. */
  readonly decks?: 'drawn' | Readonly<Record<string, readonly string[]>>;
  readonly card?: (name: string) => Card | undefined;
  readonly most?: number;
}

export const seatsFor = (players: number): readonly string[] => ['A', 'B', 'C', 'D'].slice(0, players);
/** Free-for-all with each option of whom to attack in turn. */
const attacks = ['multiple', 'one', 'left', 'multiple', 'right'] as const;
/** The numbers of players that random games are played with. */
export const playerCounts = [2, 3, 4] as const;

/** Formats in which teams take turns as one, with their numbers of players. */
export const teamFormats = [
  [4, 'two-headed-giant'],
  [3, 'archenemy'],
] as const satisfies readonly (readonly [number, Setup['format']])[];

const deckFor = ({ seed, decks }: Playing): ((seat: string, n: number) => readonly string[]) => {
  const random = seeded(seed);
  if (decks === 'drawn') return () => drawDeck(random).main;
  return (seat, n) => decks?.[seat] ?? (samples[(seed + n) % samples.length] as Deck).main;
};
export const setupFor = (playing: Playing): Setup => {
  const { seed, rules, players = 2, format = players > 2 ? 'free-for-all' : 'duel', card = cardNamed } = playing;
  const game = gameId(seed);
  const { keyId, commitment } = keysOf(master, game);
  const main = deckFor(playing);
  const seats = seatsFor(players).map((seat, n) => ({ seat, main: main(seat, n) }));
  const terms = players > 2 ? { format, attack: attacks[seed % attacks.length] as (typeof attacks)[number] } : {};
  return { ...setupOf({ rules, ...terms, seats, card }), game, keyId, commitment };
};

export const sealed = (position: Position | null, entry: Entry | null, action: Action, outcome: Outcome, game: string): Entry =>
  sealOutcome({ game, at: 1_000 + outcome.position.index, engine: ENGINE, action, outcome }, position, entry?.hash ?? '', keysOf(master, game)).entry;

const MOST_ACTIONS = 20_000;

export const mustDo = (result: Outcome | Refused, action: Action): Outcome => {
  if ('refused' in result) throw new Error(`refused: ${JSON.stringify(result)} for ${JSON.stringify(action)}`);
  return result;
};

/** A whole game of random players, entry by entry. */
export function* playedBy(playing: Playing): Generator<Step, Position> {
  const setup = setupFor(playing);
  const { seed } = keysOf(master, setup.game);
  const random = seeded(playing.seed);
  const create: Action = { kind: 'create', actionId: '0', setup };
  let outcome = createGame(setup, seed);
  let entry = sealed(null, null, create, outcome, setup.game);
  yield { before: null, action: create, outcome, entry };
  for (let n = 1; n < (playing.most ?? MOST_ACTIONS); n++) {
    const before = outcome.position;
    const action = nextAction(before, random, playing);
    if (!action) return before;
    outcome = mustDo(act(before, action), action);
    entry = sealed(before, entry, action, outcome, setup.game);
    yield { before, action, outcome, entry };
  }
  throw new Error(`seed ${playing.seed}: not over after ${playing.most ?? MOST_ACTIONS} actions`);
}
