import { type Bytes, parseCanonical } from './canonical.ts';
import { CorruptEntry, NotCanonical, UnknownVersion } from './errors.ts';
import { CORE_KEYS, ENTRY_VERSION, type Entry, isHash, type Json, SEAL_KEYS } from './types.ts';

const KEYS: ReadonlySet<string> = new Set([...CORE_KEYS, ...SEAL_KEYS]);
const isIndex = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

/** What the log itself relies on; `action`, `batches` and `then` are decoded by the schema of their day. */
const fields: Readonly<Record<keyof Entry, (value: unknown) => boolean>> = {
  v: (v) => v === ENTRY_VERSION,
  game: (game) => typeof game === 'string',
  index: isIndex,
  at: isIndex,
  engine: (engine) => typeof engine === 'string',
  action: (action) => typeof action === 'object' && action !== null,
  batches: Array.isArray,
  then: (then) => then !== undefined,
  digests: (digests) => Array.isArray(digests) && digests.every(isHash),
  prevHash: isHash,
  hash: isHash,
};

export type Decoded = { readonly entry: Entry; readonly more: Readonly<Record<string, Json>> } | { readonly version: number } | { readonly why: string };

/** Reads an entry and nothing else, but for the fields named in `optional`, which are handed back in `more`. */
export function decode(bytes: Bytes, optional: readonly string[] = []): Decoded {
  let value: Json;
  try {
    value = parseCanonical(bytes);
  } catch (error) {
    if (error instanceof NotCanonical) return { why: error.message };
    throw error;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { why: 'it is not an object' };
  const members = value as { readonly [key: string]: Json };
  if (typeof members.v === 'number' && members.v !== ENTRY_VERSION) return { version: members.v };
  const strange = Object.keys(members).find((key) => !KEYS.has(key) && !optional.includes(key));
  if (strange !== undefined) return { why: `it has a field "${strange}"` };
  const wrong = Object.entries(fields).find(([key, fits]) => !fits(members[key]));
  if (wrong !== undefined) return { why: `its field "${wrong[0]}" is missing or malformed` };
  const own = (keep: boolean) => Object.fromEntries(Object.entries(members).filter(([key]) => KEYS.has(key) === keep));
  return { entry: (optional.length === 0 ? members : own(true)) as unknown as Entry, more: optional.length === 0 ? {} : own(false) };
}

/** What is stored as entry `index` of `game`. Throws `CorruptEntry` or `UnknownVersion`. */
export function decodeAt(game: string, index: number, bytes: Bytes): Entry {
  const decoded = decode(bytes);
  if ('why' in decoded) throw new CorruptEntry(game, index, decoded.why);
  if ('version' in decoded) throw new UnknownVersion(game, index, decoded.version);
  const { entry } = decoded;
  if (entry.game !== game || entry.index !== index) throw new CorruptEntry(game, index, `it says that it is entry ${entry.index} of game ${entry.game}`);
  return entry;
}
