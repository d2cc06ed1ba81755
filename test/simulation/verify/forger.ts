import { exportLines, type GameKeys, NO_HASH, seal } from '@arbiter/log';
import { evolve, nothing, partsOf } from '@arbiter/rules';
import type { Entry, EntryCore, Game } from '@arbiter/schema';
import { seatsOf } from '@arbiter/table';

type Scalar = string | number | boolean | null;
export type Path = readonly (string | number)[];
export interface Found { readonly path: Path; readonly value: Scalar }

export function* scalarsOf(value: unknown, path: Path = []): Generator<Found> {
  if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) yield* scalarsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  else yield { path, value: value as Scalar };
}

/** The same value with one scalar changed. */
export const changed = <T>(value: T, [key, ...path]: Path, scalar: Scalar): T => {
  if (key === undefined) return scalar as T;
  if (Array.isArray(value)) return value.with(key as number, changed(value[key as number], path, scalar)) as T;
  return { ...value, [key]: changed((value as Record<string, unknown>)[key], path, scalar) };
};

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

/** A game's entries with one of them said otherwise, and every digest and hash from there on made anew; as far as they are asked for. */
function* resealed(entries: readonly Entry[], forged: EntryCore, keys: GameKeys): Generator<{ readonly entry: Entry }> {
  let game = nothing;
  let prevHash = NO_HASH;
  for (const entry of entries) {
    const core = entry.index === forged.index ? forged : entry;
    const parts = entry.index < forged.index ? null : (partsIn(game, core) ?? partsIn(game, entry) ?? { public: null, seats: Object.fromEntries(seatsOf(game).map((seat) => [seat, null])) });
    const made = parts === null ? entry : seal({ draft: core, parts, saltKey: keys.saltKey, prevHash }).entry;
    yield { entry: made };
    game = evolved(game, core);
    prevHash = made.hash;
  }
}

/** An export of a finished game as its forger would hand it out: salts, revealed seed and all. */
export const forgedExport = (entries: readonly Entry[], forged: EntryCore, keys: GameKeys): AsyncGenerator<string, void> =>
  exportLines(resealed(entries, forged, keys), { saltKey: keys.saltKey, reveal: { seed: keys.seed, keyId: keys.keyId } });
