import { type CorruptEntry, EntryTooLarge, type UnknownVersion } from './errors.ts';
import type { Entry, Head } from './types.ts';

/** 900 KB: see `EntryTooLarge`. */
export const MAX_ENTRY_BYTES = 900_000;

/**
 * `stored`: it is there now and was not before. `duplicate`: these very bytes were already there, as after a lost acknowledgement.
 * `conflict`: another entry has that index, or the index is not the next one. Nothing was written unless `stored`.
 */
export type Appended = 'stored' | 'duplicate' | 'conflict';

/** `text` is what is stored, byte for byte; `position` grows in the order of appending over all games. */
export interface Stored {
  readonly position: number;
  readonly game: string;
  readonly index: number;
  readonly text: string;
  readonly entry: Entry;
}

/** An entry that cannot be read is a matter of its game alone: a follower is told and goes on. */
export interface Unreadable {
  readonly position: number;
  readonly game: string;
  readonly index: number;
  readonly fault: CorruptEntry | UnknownVersion;
}

/**
 * Every game's entries, dense from index 0, never changed and never removed. Handles in any number of processes may be open on one storage.
 * There is one append in flight per game and handle: the caller awaits the outcome before the next.
 */
export interface GameLog {
  /**
   * Stores `entry`, whose canonical form is `text`, as number `expectedIndex` of `game` if that is the next one.
   * Where an acknowledgement was lost the adapter reads the log back itself and answers by what it finds; if that fails too it throws `Unconfirmed`.
   * The caller has looked for the action id first (`byAction`): at an expected index that holds, nothing can have come between.
   * An adapter that can tell throws `ActionRepeated` otherwise. Throws `EntryTooLarge`.
   */
  append(game: string, expectedIndex: number, entry: Entry, text: string): Promise<Appended>;
  /** From index `from` (0) to the newest. Throws `CorruptEntry` or `UnknownVersion` when it comes to such an entry, after all before it. */
  read(game: string, from?: number): AsyncIterable<Stored>;
  head(game: string): Promise<Head | null>;
  /** The index of the entry of that action, over the game's whole log. */
  byAction(game: string, seat: string | null, actionId: string): Promise<number | undefined>;
  /** Ids in ascending order, those after `after`, at most `limit`. */
  games(after?: string, limit?: number): Promise<readonly string[]>;
  /** The position of what was appended last, by any handle; 0 if nothing was. */
  newest(): Promise<number>;
  /** Everything appended after position `after` (0: from the beginning), by any handle, in order; then waits for more, until `signal` or `close` ends it. */
  follow(after: number, signal: AbortSignal): AsyncIterable<Stored | Unreadable>;
  close(): Promise<void>;
}

export const GAMES_LIMIT = 1000;

/** What every adapter checks before it writes. */
export function assertAppendable(game: string, expectedIndex: number, entry: Entry, text: string): void {
  if (entry.game !== game || entry.index !== expectedIndex) {
    throw new Error(`entry ${entry.index} of game ${entry.game} was to be appended as entry ${expectedIndex} of game ${game}`);
  }
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_ENTRY_BYTES) throw new EntryTooLarge(game, expectedIndex, bytes, MAX_ENTRY_BYTES);
}
