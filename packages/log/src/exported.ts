import type { KeyObject } from 'node:crypto';
import { type Bytes, canonical } from './canonical.ts';
import { setupOf } from './chain.ts';
import { decode } from './decode.ts';
import { type Reveal, saltsOf } from './keys.ts';
import { type Entry, isHash, type Json } from './types.ts';

/** One line of an export: a whole entry, what opens its digests, and on the last line of a finished game the seed. */
export interface Exported {
  readonly entry: Entry;
  readonly salts: readonly string[];
  readonly reveal: Reveal | null;
}

export interface ExportOptions {
  readonly saltKey: KeyObject;
  /** Only of a game that is over. */
  readonly reveal?: Reveal | null;
}

/** What `read` gives of an entry, or `seal`. */
type Kept = { readonly entry: Entry };

const lineOf = (entry: Entry, salts: readonly string[], reveal: Reveal | null): string =>
  canonical({ ...entry, salts, ...(reveal === null ? {} : { reveal: { seed: reveal.seed, keyId: reveal.keyId } }) });

/** One line an entry, from entry 0, without the line feed that ends it: `{ ...entry, salts, reveal? }` in canonical form. */
export async function* exportLines(game: Iterable<Kept> | AsyncIterable<Kept>, { saltKey, reveal = null }: ExportOptions): AsyncGenerator<string, void> {
  let seats: readonly string[] | null = null;
  let waiting: Entry | null = null;
  const line = (entry: Entry, last: boolean) => lineOf(entry, saltsOf(saltKey, entry.game, entry.index, seats ?? []), last ? reveal : null);
  for await (const { entry } of game) {
    seats ??= setupOf(entry).seats;
    if (waiting !== null) yield line(waiting, false);
    waiting = entry;
  }
  if (waiting !== null) yield line(waiting, true);
}

const isReveal = (value: Json | undefined): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).toSorted().join() === 'keyId,seed' &&
  'seed' in value &&
  isHash(value.seed) &&
  typeof value.keyId === 'string';

/** The other half of `exportLines`. */
export function parseExportLine(line: Bytes): Exported | { readonly version: number } | { readonly why: string } {
  const decoded = decode(line, ['salts', 'reveal']);
  if (!('entry' in decoded)) return decoded;
  const { salts, reveal } = decoded.more;
  if (!Array.isArray(salts) || !salts.every(isHash)) return { why: 'its field "salts" is missing or malformed' };
  if (reveal !== undefined && !isReveal(reveal)) return { why: 'its field "reveal" is malformed' };
  return { entry: decoded.entry, salts, reveal: (reveal as unknown as Reveal | undefined) ?? null };
}

const LINE_FEED = 0x0a;

/** Cuts a stream of bytes at its line feeds and nowhere else; what follows the last one is a line if there is anything. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let rest: Uint8Array[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]);
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
