import { botNamed, seeded } from '@arbiter/bots';
import { cardNamed, drawDeck } from '@arbiter/cards';
import { type BotName, bots as botNames, type Edition, type Entry, editions, type Seat } from '@arbiter/schema';
import { Host, setupOf } from '@arbiter/table';
import { Presets, SingleBar } from 'cli-progress';
import { openGround, UsageError } from '../ground.ts';
import { playGame } from '../playing.ts';
import { type Counts, DRAW, type Outcome, type Summary, summaryOf } from '../simulate/tally.ts';

export interface SimulateOptions {
  readonly games: string;
  readonly rules: string;
  readonly players: string;
  readonly bots: string;
  readonly log?: string;
  readonly seed?: string;
  readonly json?: boolean;
}

const SEATS = ['A', 'B', 'C', 'D'] as const;
const FEWEST_PLAYERS = 2;
const BOTH = 'both';

const wholeNumber = (text: string, what: string, least: number, most = Number.MAX_SAFE_INTEGER): number => {
  const n = Number(text);
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  if (!/^\d+$/.test(text) || n < least || n > most) throw new UsageError(`${what} is "${text}"; it takes a whole number ${range}`);
  return n;
};
/** The editions that are played in turn. */
const editionsOf = (name: string): readonly Edition[] => {
  const known = Object.keys(editions) as Edition[];
  if (name === BOTH) return known;
  const found = known.find((edition) => edition === name);
  if (!found) throw new UsageError(`there are no rules "${name}"; known: ${[...known, BOTH].join(', ')}`);
  return [found];
};

const botOf = (name: string): BotName => {
  const found = botNames.find((bot) => bot === name);
  if (!found) throw new UsageError(`--bots is "${name}"; known: ${botNames.join(', ')}`);
  return found;
};

/** By what each game's players have lost, the last of them last. */
class Losses {
  private readonly whys = new Map<string, string>();
  readonly add = ({ game, batches }: Entry): void => {
    for (const event of batches.flat()) if (event.type === 'PlayerLost') this.whys.set(game, event.why);
  };
  take(game: string): string | undefined {
    const why = this.whys.get(game);
    this.whys.delete(game);
    return why;
  }
}

interface Match {
  readonly rules: Edition;
  readonly seats: readonly Seat[];
  readonly bot: BotName;
  readonly seed: number;
}
/** The seed draws the decks and the bots' choices; what is shuffled comes from the game's own key. */
const played = async (host: Host, losses: Losses, { rules, seats, bot, seed }: Match): Promise<Outcome> => {
  const random = seeded(seed);
  const decks = seats.map((seat) => ({ seat, main: drawDeck(random).main }));
  const terms = seats.length > 2 ? ({ format: 'free-for-all', attack: 'multiple' } as const) : {}; // 2016:802.1
  const bots = Object.fromEntries(seats.map((seat) => [seat, botNamed(bot, random)]));
  const began = performance.now();
  const { game, actions, end } = await playGame(host, setupOf({ rules, ...terms, seats: decks, card: cardNamed }), bots);
  const seconds = (performance.now() - began) / 1000;
  const why = losses.take(game);
  if ('stopped' in end) console.error(`arbiter: game ${game} stopped after ${actions} actions: ${end.stopped}`);
  const result = 'stopped' in end ? null : end.result;
  return { id: game, actions, seconds, winners: result?.winners ?? [], ending: result ? (result.draw ? DRAW : (why ?? 'other')) : null };
};

const line = ({ games, finished, seconds, gamesPerSecond, actions, wins, draws }: Counts): string => {
  const won = Object.entries(wins).map(([seat, n]) => `${seat} ${n}`);
  return `${finished} of ${games} games finished in ${seconds} s (${gamesPerSecond} a second, ${actions} actions); wins: ${won.join(', ')}; draws: ${draws}`;
};
const print = (summary: Summary, seed: number): void => {
  console.log(line(summary));
  for (const [ending, n] of Object.entries(summary.endings)) console.log(`  ${ending}: ${n}`);
  const parts = Object.entries(summary.byEdition);
  if (parts.length > 1) for (const [edition, counts] of parts) console.log(`${edition}: ${line(counts)}`);
  console.log(`seed ${seed}; the games are in the log, for example ${summary.ids[0]}`);
};
const barFor = (games: number, hidden: boolean): SingleBar | null => {
  if (hidden || !process.stderr.isTTY) return null;
  const bar = new SingleBar({ format: '{bar} {value}/{total} games', stream: process.stderr }, Presets.shades_classic);
  bar.start(games, 0);
  return bar;
};

/** Plays whole games between bots with drawn decks and stores them like any others. Exit code 1 if one does not come to its end. */
export const simulate = async (options: SimulateOptions): Promise<void> => {
  const games = wholeNumber(options.games, '--games', 1);
  const seats = SEATS.slice(0, wholeNumber(options.players, '--players', FEWEST_PLAYERS, SEATS.length));
  const seed = options.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber(options.seed, '--seed', 0);
  const rules = editionsOf(options.rules);
  const bot = botOf(options.bots);
  const ground = await openGround(options.log);
  const losses = new Losses();
  const host = new Host({ ...ground, stored: losses.add });
  const bar = barFor(games, options.json === true);
  const outcomes: (Outcome & { readonly edition: Edition })[] = [];
  for (let i = 0; i < games; i++) {
    const edition = rules[i % rules.length] as Edition;
    outcomes.push({ edition, ...(await played(host, losses, { rules: edition, seats, bot, seed: seed + i })) });
    bar?.increment();
  }
  bar?.stop();
  await ground.close();
  const summary = summaryOf(outcomes, seats);
  if (options.json) console.log(JSON.stringify(summary));
  else print(summary, seed);
  if (summary.finished < games) process.exitCode = 1;
};
