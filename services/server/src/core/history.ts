import { checkChain, flaws, type GameLog, type Head, isUnreadable, type Link, linkOf } from '@arbiter/log';
import { evolve, nothing, type Parts, partsOf } from '@arbiter/rules';
import type { Entry, Game } from '@arbiter/schema';
import { seatsOf } from '@arbiter/table';
import { LRUCache } from 'lru-cache';
import { refuse } from './problem.ts';

/** An entry as it may be told, split into what each may see, with the game as it stood after it. */
export interface Told {
  readonly entry: Entry;
  readonly parts: Parts;
  readonly game: Game;
}
interface Checkpoint {
  readonly game: Game;
  readonly link: Link;
}

/** A log that cannot be told from: somebody has to look at it. */
class Broken extends Error {}

const EVERY = 100; // entries between two checkpoints: about 5 ms of folding
const CHECKPOINTS = 500;
const RECENT = 16; // entries that those who follow a game may lie behind each other
const PARTS = 4000;

const isBroken = (error: unknown): error is Error => error instanceof Broken || isUnreadable(error);
const folded = (game: Game, entry: Entry): Game => {
  try {
    return entry.batches.flat().reduce<Game>(evolve, game);
  } catch (error) {
    throw new Broken(`entry ${entry.index} cannot be folded: ${String(error)}`, { cause: error });
  }
};
/** Told of a game whose log proves bad, and of its newest entry that is sound. */
type OnBroken = (game: string, head: Head | null, reason: string) => Promise<unknown>;

/** What the log says of a game at any entry: facts folded, no rule run. Checkpoints make a look back cheap; they can be lost at any time. */
export class History {
  private readonly log: GameLog;
  private readonly onBroken: OnBroken;
  private readonly checkpoints = new LRUCache<string, Checkpoint>({ max: CHECKPOINTS });
  /** Of each game the newest known, oldest first. */
  private readonly recent = new LRUCache<string, readonly Checkpoint[]>({ max: CHECKPOINTS });
  private readonly parts = new LRUCache<string, Parts>({ max: PARTS });

  constructor(log: GameLog, onBroken: OnBroken = async () => undefined) {
    this.log = log;
    this.onBroken = onBroken;
  }

  /** Reports a log that cannot be told from, and refuses; throws on whatever is not the game's own matter. */
  private async fail(game: string, head: Head | null, error: unknown): Promise<never> {
    if (!isBroken(error)) throw error;
    await this.onBroken(game, head && { index: head.index, hash: head.hash }, error.message);
    return refuse('quarantined', { head });
  }

  private nearest(game: string, index: number): Checkpoint | null {
    const recent = this.recent.get(game) ?? [];
    const near = recent.findLast(({ link }) => link.index <= index);
    if (near || recent.length === 0) return near ?? null; // with none there is no checkpoint either: what was asked for may be beyond any entry
    for (let at = Math.floor(index / EVERY) * EVERY; at >= 0; at -= EVERY) {
      const found = this.checkpoints.get(`${game}:${at}`);
      if (found) return found;
    }
    return null;
  }

  private remember(name: string, checkpoint: Checkpoint): void {
    const { index } = checkpoint.link;
    if (index % EVERY === 0) this.checkpoints.set(`${name}:${index}`, checkpoint);
    const recent = this.recent.get(name) ?? [];
    if (index > (recent.at(-1)?.link.index ?? -1)) this.recent.set(name, [...recent.slice(1 - RECENT), checkpoint]);
  }

  private partsOf(before: Game, after: Game, entry: Entry): Parts {
    const known = this.parts.get(entry.hash);
    if (known) return known;
    const parts = partsOf(before, seatsOf(after), entry.action, entry.batches, entry.then.awaited);
    this.parts.set(entry.hash, parts);
    return parts;
  }

  /** From a checkpoint at or before `from`; what comes before `from` is folded and not shown. Refuses where the log proves bad, after all before it. */
  private async *walk(name: string, from: number): AsyncGenerator<{ readonly before: Game; readonly after: Game; readonly entry: Entry }, void> {
    const start = from > 0 ? this.nearest(name, from - 1) : null;
    let [game, link] = [start?.game ?? nothing, start?.link ?? null];
    try {
      for await (const { entry } of this.log.read(name, link ? link.index + 1 : 0)) {
        const flaw = checkChain(entry, link);
        if (flaw) throw new Broken(`entry ${entry.index}: ${flaws[flaw]}`);
        const before = game;
        game = folded(before, entry);
        link = linkOf(entry);
        this.remember(name, { game, link });
        if (entry.index >= from) yield { before, after: game, entry };
      }
    } catch (error) {
      await this.fail(name, link, error);
    }
  }

  /** The newest entry there is; null: there is no such game. */
  async head(game: string): Promise<Head | null> {
    try {
      return await this.log.head(game);
    } catch (error) {
      return this.fail(game, null, error);
    }
  }

  /** Everything from entry `from` to the newest there is now. */
  async *told(game: string, from = 0): AsyncGenerator<Told, void> {
    for await (const { before, after, entry } of this.walk(game, from)) yield { entry, game: after, parts: this.partsOf(before, after, entry) };
  }

  /** The game after entry `index`; null if there is no such entry. */
  async at(game: string, index: number): Promise<{ readonly game: Game; readonly entry: Entry } | null> {
    for await (const { after, entry } of this.walk(game, index)) return { game: after, entry };
    return null;
  }

  async entriesTo(game: string, index: number): Promise<readonly Entry[]> {
    const entries: Entry[] = [];
    for await (const { entry } of this.log.read(game)) {
      entries.push(entry);
      if (entry.index >= index) break;
    }
    return entries;
  }
}
