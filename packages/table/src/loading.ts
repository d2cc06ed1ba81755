import { canonical, checkChain, flaws, type GameLog } from '@arbiter/log';
import { Diverged, hasSeen, type Position, type Standing, stand, TooLarge, wake } from '@arbiter/rules';
import { type ActionOf, decodeEntry, type Entry } from '@arbiter/schema';
import { Fault, judged } from './faults.ts';
import { awaitedOf } from './then.ts';

/** The words of an entry are judged strictly as it comes out of the storage, and so is its place in the chain. Throws {@link Fault}. */
const soundAfter = (before: Entry | null, entry: Entry): Entry => {
  const decoded = decodeEntry(entry);
  if ('error' in decoded) throw new Fault(`entry ${entry.index}: ${decoded.error}`);
  const flaw = checkChain(entry, before);
  if (flaw) throw new Fault(`entry ${entry.index}: ${flaws[flaw]}`);
  return decoded.ok;
};

/** A game's entries, oldest first; `sound` is told of each that is as it should be. */
export const entriesOf = async (log: GameLog, game: string, sound: (entry: Entry) => void): Promise<readonly Entry[]> => {
  const entries: Entry[] = [];
  for await (const { entry } of log.read(game)) {
    entries.push(soundAfter(entries.at(-1) ?? null, entry));
    sound(entry);
  }
  return entries;
};

/** Wakes a game at the very question that its log left open, options and all. Throws what is wrong. */
const awakened = (entries: readonly Entry[], seed: string): Position => {
  const position = wake(entries, seed);
  const { awaited } = (entries.at(-1) as Entry).then;
  const now = awaitedOf(position);
  if (canonical(now) !== canonical(awaited)) throw new Diverged(`it asks ${JSON.stringify(now)}, the log ${JSON.stringify(awaited)}`);
  return position;
};

/** Whether any entry of the open run was written by another engine than this one. */
const isOfOtherRules = (entries: readonly Entry[], engine: string): boolean => {
  const from = entries.at(-1)?.then.run?.began[0] ?? entries.length;
  return entries.slice(from).some((entry) => entry.engine !== engine);
};

const MOST_OF_ENGINE = 16;
const restartOf = (newest: Entry, engine: string): ActionOf<'restart'> => ({
  kind: 'restart',
  actionId: `restart-${newest.index}-${engine.slice(0, MOST_OF_ENGINE)}`,
  why: 'the rules have changed',
});

/** What a game comes to as it is loaded: its position, or a run that has to begin anew because the rules have changed under it. */
export type Loaded = { readonly position: Position } | { readonly standing: Standing; readonly action: ActionOf<'restart'> };

/**
 * The log and the service's key are enough. An open run that comes out otherwise is a {@link Fault}, unless it was begun under other rules and nothing hidden has been seen since:
 * then it begins anew. Nothing is guessed.
 */
export const loaded = (entries: readonly Entry[], seed: string, engine: string): Loaded => {
  try {
    return { position: awakened(entries, seed) };
  } catch (error) {
    if (error instanceof TooLarge || !isOfOtherRules(entries, engine))
      return judged(() => {
        throw error;
      });
    const standing = judged(() => stand(entries, seed));
    if (hasSeen(standing))
      throw new Fault(
        `the rules have changed, and something hidden was seen since the open run began: ${error instanceof Error ? error.message : String(error)}`,
      );
    return { standing, action: restartOf(entries.at(-1) as Entry, engine) };
  }
};
