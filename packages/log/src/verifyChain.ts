import type { KeyObject } from 'node:crypto';
import { decodeEntry } from '@arbiter/schema';
import type { Bytes } from './canonical.ts';
import { BESIDE_SEATS, checkChain, checkFull, checkParts, type Flaw, flaws, setupOf } from './chain.ts';
import { decode } from './decode.ts';
import { isUnreadable } from './errors.ts';
import { type Exported, parseExportLine } from './exported.ts';
import { isReveal, type Reveal, saltsOf } from './keys.ts';
import type { Entry, EntryCore, Head, Parts } from './types.ts';

export interface VerifyOptions {
  /** With the game's salt key the lines are entries as they are stored; without it they are an export's, which bring their salts. */
  readonly saltKey?: KeyObject;
  /** The game they must be of; else that of the first. */
  readonly game?: string;
  /** The seats of each entry's parts are those of the mask of its own engine: null where that is not ours. Asked once an entry, in order. */
  readonly partsOf: (entry: EntryCore) => Parts | null;
  /** A head kept from before: without one a chain can be shown consistent, not whole. */
  readonly head?: Head;
  /** What is wrong with an entry whose action is carried out again, in words; null where nothing is. Asked once an entry, in order. */
  readonly reexecute?: (entry: Entry) => string | null;
}

/** Bytes, or what `read` gives of an entry. */
export type Line = Bytes | { readonly text: string };

export interface Verified {
  /** How many entries hold, up to the first that does not. */
  readonly entries: number;
  readonly firstBad: { readonly index: number; readonly why: string } | null;
  readonly game: string | null;
  /** The newest entry that holds. */
  readonly head: Head | null;
  /** How many had their parts told apart and checked; the others were made by another engine. */
  readonly masked: number;
}

/** What ends the walk. */
class Bad extends Error {
  constructor(flaw: Flaw, detail: string | null = null) {
    super(`${flaws[flaw]}${detail === null ? '' : `: ${detail}`}`);
  }
}

const found = (flaw: Flaw | null): void => {
  if (flaw !== null) throw new Bad(flaw);
};

function readLine(line: Line, exported: boolean): Exported {
  const bytes = typeof line === 'object' && 'text' in line ? line.text : line;
  const read = exported ? parseExportLine(bytes) : decode(bytes);
  if ('why' in read) throw new Bad('bytes', read.why);
  if ('version' in read) throw new Bad('version', String(read.version));
  const strict = decodeEntry(read.entry);
  if ('error' in strict) throw new Bad('words', strict.error);
  return 'salts' in read ? read : { entry: read.entry, salts: [], reveal: null };
}

/** The caller's code runs over what may be forged: where it throws, the entry is bad. */
function trying<T>(flaw: Flaw, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Bad(flaw, error instanceof Error ? error.message : String(error));
  }
}

class Walk {
  readonly options: VerifyOptions;
  entries = 0;
  masked = 0;
  pinned: ReturnType<typeof setupOf> | null = null;
  last: Entry | null = null;
  ended = false;

  constructor(options: VerifyOptions) {
    this.options = options;
  }

  /** From the cheap and general to what runs code over the entry: nothing is masked or carried out again before its digest holds. */
  step(line: Line): void {
    const { options, last } = this;
    const { entry, salts, reveal } = readLine(line, options.saltKey === undefined);
    if (options.game !== undefined && entry.game !== options.game) throw new Bad('game');
    found(checkChain(entry, last));
    this.pinned ??= trying('setup', () => setupOf(entry));
    if (entry.digests.length !== this.pinned.seats.length + BESIDE_SEATS) throw new Bad('digests');
    this.checkDigests(entry, salts, this.pinned.seats);
    this.checkReveal(reveal);
    if (options.head?.index === entry.index && options.head.hash !== entry.hash) throw new Bad('head');
    const why = trying('reexecution', () => options.reexecute?.(entry) ?? null);
    if (why !== null) throw new Bad('reexecution', why);
    this.ended = reveal !== null;
    this.last = entry;
    this.entries++;
  }

  checkDigests(entry: Entry, brought: readonly string[], seats: readonly string[]): void {
    const { saltKey, partsOf } = this.options;
    const salts = saltKey === undefined ? brought : saltsOf(saltKey, entry.game, entry.index, seats);
    if (salts.length !== entry.digests.length - 1) throw new Bad('salts');
    found(checkFull(entry, salts.at(-1) ?? ''));
    const parts = trying('parts', () => partsOf(entry));
    if (parts === null) return;
    found(trying('parts', () => checkParts(entry, parts, salts)));
    this.masked++;
  }

  checkReveal(reveal: Reveal | null): void {
    if (this.ended) throw new Bad('reveal');
    if (reveal !== null && this.pinned !== null && !isReveal(this.pinned.setup.game, reveal, this.pinned.setup)) throw new Bad('reveal');
  }

  end(): void {
    const { head } = this.options;
    if (this.entries === 0) throw new Bad('empty');
    if (head !== undefined && head.index >= this.entries) throw new Bad('cut');
  }

  outcome(firstBad: Verified['firstBad']): Verified {
    const { entries, masked, last } = this;
    return { entries, firstBad, game: last?.game ?? null, head: last === null ? null : { index: last.index, hash: last.hash }, masked };
  }
}

/** Walks a game's entries and stops at the first that does not hold, named by the index it should have. A source that throws what `read` throws is read so too. */
export async function verifyChain(lines: Iterable<Line> | AsyncIterable<Line>, options: VerifyOptions): Promise<Verified> {
  const walk = new Walk(options);
  try {
    for await (const line of lines) walk.step(line);
    walk.end();
    return walk.outcome(null);
  } catch (error) {
    if (error instanceof Bad) return walk.outcome({ index: walk.entries, why: error.message });
    if (isUnreadable(error)) return walk.outcome({ index: error.index, why: error.message });
    throw error;
  }
}
