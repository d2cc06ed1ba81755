import { canonical, type GameKeys, NO_HASH, seal } from '@arbiter/log';
import { evolve, nothing, partsOf } from '@arbiter/rules';
import { causes, colors, type Entry, type EntryCore, type Game, lossReasons, phases, steps, zones } from '@arbiter/schema';
import { seatsOf } from '@arbiter/table';

type Scalar = string | number | boolean | null;
export type Path = readonly (string | number)[];
export interface Found {
  readonly path: Path;
  readonly value: Scalar;
}

export function* scalarsOf(value: unknown, path: Path = []): Generator<Found> {
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* scalarsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  else yield { path, value: value as Scalar };
}

/** The same value with one scalar changed. */
export const changed = <T>(value: T, [key, ...path]: Path, scalar: Scalar): T => {
  if (key === undefined) return scalar as T;
  if (Array.isArray(value)) return value.with(key as number, changed(value[key as number], path, scalar)) as T;
  return { ...value, [key]: changed((value as Record<string, unknown>)[key], path, scalar) };
};

const words: readonly string[] = [...zones, ...steps, ...phases, ...causes, ...lossReasons, ...colors];

/** What one kind of field has been seen to hold. */
export class Pool {
  private readonly seen = new Map<string, Set<Scalar>>();

  add(shape: string, value: Scalar): void {
    const values = this.seen.get(shape) ?? new Set();
    this.seen.set(shape, values.add(value));
  }

  /** What might stand there instead; most of it will be well-formed. */
  *instead(shape: string, value: Scalar, seats: readonly string[]): Generator<Scalar> {
    if (typeof value === 'boolean') yield !value;
    if (typeof value === 'number') yield* [value + 1, value - 1];
    for (const other of this.seen.get(shape) ?? []) if (other !== value) yield other;
    yield* seats.filter((seat) => seat !== value);
    if (typeof value === 'string') yield* words.filter((word) => word !== value);
    if (typeof value === 'string') yield* [/^20\d\d:/.test(value) ? '2016:601.2a' : `${value}x`];
    if (value === null) yield* [1, 'x'];
  }
}

const partsIn = (before: Game, core: EntryCore): ReturnType<typeof partsOf> | null => {
  try {
    const after = core.batches.flat().reduce<Game>(evolve, before);
    return partsOf(before, seatsOf(after), core.action, core.batches, core.then.awaited);
  } catch {
    return null;
  }
};
const evolved = (game: Game, entry: EntryCore): Game => {
  try {
    return entry.batches.flat().reduce<Game>(evolve, game);
  } catch {
    return game;
  }
};

/** A finished game as it was exported, line by line. */
export interface Original {
  readonly entries: readonly Entry[];
  readonly lines: readonly string[];
  readonly keys: GameKeys;
}

/**
 * The export of a finished game as its forger would hand it out: one entry says something else, and every digest and hash from there on is made anew, with the
 * salts of the export. Lazily, since who verifies it stops at the first line that is bad.
 */
export function* forgedExport({ entries, lines, keys }: Original, forged: EntryCore): Generator<string> {
  yield* lines.slice(0, forged.index);
  let game = entries.slice(0, forged.index).reduce<Game>(evolved, nothing);
  let prevHash = entries[forged.index - 1]?.hash ?? NO_HASH;
  for (const entry of entries.slice(forged.index)) {
    const core = entry.index === forged.index ? forged : entry;
    const parts = partsIn(game, core) ?? partsIn(game, entry) ?? { public: null, seats: Object.fromEntries(seatsOf(game).map((seat) => [seat, null])) };
    const made = seal({ draft: core, parts, saltKey: keys.saltKey, prevHash });
    yield canonical({ ...made.entry, salts: made.salts, ...(entry.index === entries.length - 1 ? { reveal: { seed: keys.seed, keyId: keys.keyId } } : {}) });
    game = evolved(game, core);
    prevHash = made.entry.hash;
  }
}
