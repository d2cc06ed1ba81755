import { randomBot, seeded } from '@arbiter/bots';
import { cardNamed, type Deck, sampleDecks } from '@arbiter/cards';
import { type Edition, editions, type Game } from '@arbiter/schema';
import { Host, setupOf } from '@arbiter/table';
import { Presets, SingleBar } from 'cli-progress';
import { openGround, UsageError } from '../ground.ts';
import { playGame } from '../playing.ts';

export interface SimulateOptions {
  readonly games: string;
  readonly rules: string;
  readonly log: string;
  readonly seed?: string;
  readonly json?: boolean;
}
interface Summary {
  readonly games: number;
  readonly finished: number;
  readonly draws: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly actions: number;
  readonly ids: readonly string[];
}

const SEATS = ['A', 'B'] as const;
const decks: readonly Deck[] = Object.values(sampleDecks);
const wholeNumber = (text: string, what: string, least: number): number => {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < least) throw new UsageError(`${what} is "${text}"; it takes a whole number from ${least}`);
  return n;
};
const editionOf = (name: string): Edition => {
  if (!Object.hasOwn(editions, name)) throw new UsageError(`there are no rules "${name}"; known: ${Object.keys(editions).join(', ')}`);
  return name as Edition;
};

class Tally {
  draws = 0;
  actions = 0;
  readonly wins: Record<string, number> = Object.fromEntries(SEATS.map((seat) => [seat, 0]));
  readonly endings: Record<string, number> = {};
  readonly ids: string[] = [];
  add(id: string, actions: number, final: Game, ending: string): void {
    this.ids.push(id);
    this.actions += actions;
    if (final.result?.draw) this.draws++;
    for (const seat of final.result?.winners ?? []) this.wins[seat] = (this.wins[seat] ?? 0) + 1;
    this.endings[ending] = (this.endings[ending] ?? 0) + 1;
  }
}

const print = (s: Summary): void => {
  const wins = Object.entries(s.wins)
    .map(([seat, n]) => `${seat} ${n}`)
    .join(', ');
  console.log(
    `${s.finished} of ${s.games} games finished in ${s.seconds} s (${s.gamesPerSecond} a second, ${s.actions} actions); wins: ${wins}; draws: ${s.draws}`,
  );
  for (const [ending, n] of Object.entries(s.endings)) console.log(`  ${ending}: ${n}`);
};

/** Plays whole games between random bots and stores them like any others. */
export const simulate = async (options: SimulateOptions): Promise<void> => {
  const games = wholeNumber(options.games, '--games', 1);
  const seed = options.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber(options.seed, '--seed', 0);
  const rules = editionOf(options.rules);
  const ground = openGround(options.log);
  const lost = new Map<string, string[]>();
  const host = new Host({
    ...ground,
    stored: (entry) => {
      for (const e of entry.batches.flat()) if (e.type === 'PlayerLost') lost.set(entry.game, [...(lost.get(entry.game) ?? []), e.why]);
    },
  });
  const bar =
    options.json || !process.stderr.isTTY ? null : new SingleBar({ format: '{bar} {value}/{total} games', stream: process.stderr }, Presets.shades_classic);
  bar?.start(games, 0);
  const tally = new Tally();
  const began = performance.now();
  for (let i = 0; i < games; i++) {
    const seats = SEATS.map((seat, n) => ({ seat, main: (decks[(i + n) % decks.length] as Deck).main }));
    const random = seeded(seed + i);
    const played = await playGame(host, setupOf({ rules, seats, card: cardNamed }), Object.fromEntries(SEATS.map((seat) => [seat, randomBot(random)])));
    tally.add(played.game, played.actions, played.final, played.final.result?.draw ? 'draw' : (lost.get(played.game)?.at(-1) ?? 'other'));
    lost.delete(played.game);
    bar?.increment();
  }
  bar?.stop();
  const seconds = Math.round(performance.now() - began) / 1000;
  await ground.close();
  const { draws, wins, endings, actions, ids } = tally;
  const summary: Summary = {
    games,
    finished: ids.length,
    draws,
    wins,
    endings,
    seconds,
    gamesPerSecond: Math.round((100 * ids.length) / seconds) / 100,
    actions,
    ids,
  };
  if (options.json) console.log(JSON.stringify(summary));
  else {
    print(summary);
    console.log(`seed ${seed}; the games are in the log, for example ${ids[0]}`);
  }
};
