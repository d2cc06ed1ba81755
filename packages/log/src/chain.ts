import type { KeyObject } from 'node:crypto';
import type { Setup } from '@arbiter/schema';
import { canonical, piecewise, sha256 } from './canonical.ts';
import { saltsOf } from './keys.ts';
import { CORE_KEYS, type Entry, type EntryCore, isHash, type Link, type Parts } from './types.ts';

/** What can be wrong with a chain, and how it is told. */
export const flaws = {
  bytes: 'the bytes are not the canonical form of an entry',
  words: 'it says what no entry of its version says',
  version: 'this release does not read its version',
  game: 'it belongs to another game',
  gap: 'it is not the entry that comes next',
  time: 'it is older than the entry before it',
  prevHash: 'it does not follow the entry before it',
  setup: 'it does not create a game',
  digests: 'it has not a digest for every seat',
  hash: 'its hash does not cover what it says',
  full: 'its full digest does not cover what it says',
  public: 'its public digest does not cover its public part',
  seat: "a seat's digest does not cover that seat's part",
  salts: 'it has not a salt for every digest',
  parts: 'its parts cannot be told apart',
  reveal: 'the seed revealed is not the one committed to, or stands before the end',
  reexecution: 'its action does not lead to what it says',
  head: 'it is not the entry of the kept head',
  empty: 'it is missing: there is no entry at all',
  cut: 'it is missing: the chain ends before the kept head',
} as const;
export type Flaw = keyof typeof flaws;

/** `prevHash` of entry 0. */
export const NO_HASH = '0'.repeat(64);
/** A digest each for the public part and the whole, besides those of the seats. */
export const BESIDE_SEATS = 2;

const coreOf = (entry: EntryCore): EntryCore => Object.fromEntries(CORE_KEYS.map((key) => [key, entry[key]])) as unknown as EntryCore;

/** In seat-name order, by UTF-16 code units as in canonical JSON. */
export const seatsOf = (parts: Parts): string[] => Object.keys(parts.seats).toSorted();

/** What entry 0 pins: the seats of the game in the same order, the seed's commitment, everything else. */
export function setupOf({ index, action }: Pick<Entry, 'index' | 'action'>): { readonly setup: Setup; readonly seats: readonly string[] } {
  if (index !== 0 || action.kind !== 'create') throw new Error('a game begins with the entry that creates it');
  return { setup: action.setup, seats: action.setup.seats.map(({ seat }) => seat).toSorted() };
}

/** SHA-256 of the salt's 32 bytes followed by the canonical text: the salt has one length, so the two cannot be cut elsewhere. */
const saltedDigest = (salt: string, text: string): string => sha256(Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(text)]));

/** A salt is compared as it is written, since bytes would read `A` and `a` alike. */
const covers = (digest: string | undefined, salt: string, part: unknown): boolean => isHash(salt) && saltedDigest(salt, canonical(part)) === digest;

/** The hash covers the public part by its digest, so a reader who lacks the parts, or the mask of that day, can still follow the chain. */
const hashOf = ({ v, game, index, at, engine, prevHash, digests }: Omit<Link, 'hash'>): string =>
  sha256(canonical(['arbiter/1', v, game, index, at, engine, prevHash, ...digests]));

export interface Draft {
  readonly draft: EntryCore;
  readonly parts: Parts;
  readonly saltKey: KeyObject;
  readonly prevHash: string;
}

export interface Sealed {
  readonly entry: Entry;
  /** The canonical form of `entry`: what is stored, byte for byte. */
  readonly text: string;
  /** One per seat in seat-name order, then the full digest's. */
  readonly salts: readonly string[];
}

export function seal({ draft, parts, saltKey, prevHash }: Draft): Sealed {
  const write = piecewise();
  const core = coreOf(draft);
  const seats = seatsOf(parts);
  const salts = saltsOf(saltKey, core.game, core.index, seats);
  const salted = [...seats.map((seat) => parts.seats[seat]), core].map((part, i) => saltedDigest(salts[i] as string, write(part)));
  const unhashed = { ...core, digests: [sha256(write(parts.public)), ...salted], prevHash };
  const entry = { ...unhashed, hash: hashOf(unhashed) };
  return { entry, text: write(entry), salts };
}

/** Of an entry what the chain needs. */
export const linkOf = ({ v, game, index, at, engine, digests, prevHash, hash }: Link): Link => ({ v, game, index, at, engine, digests, prevHash, hash });

/** Whether an entry, or what a seat or a spectator was sent of it, follows the one before it (null: it is the first). */
export function checkChain(link: Link, before: Link | null): Flaw | null {
  if (before !== null && link.game !== before.game) return 'game';
  if (link.index !== (before === null ? 0 : before.index + 1)) return 'gap';
  if (before !== null && link.at < before.at) return 'time';
  if (link.prevHash !== (before?.hash ?? NO_HASH)) return 'prevHash';
  if (link.digests.length < BESIDE_SEATS || link.digests.length !== (before ?? link).digests.length) return 'digests';
  return hashOf(link) === link.hash ? null : 'hash';
}

export const checkPublic = ({ digests }: Link, part: unknown): Flaw | null => (sha256(canonical(part)) === digests[0] ? null : 'public');

/** `seat` is the place of the seat in seat-name order. */
export const checkSeat = ({ digests }: Link, seat: number, part: unknown, salt: string): Flaw | null =>
  seat + BESIDE_SEATS < digests.length && covers(digests[seat + 1], salt, part) ? null : 'seat';

export const checkFull = (entry: Entry, salt: string): Flaw | null => (covers(entry.digests.at(-1), salt, coreOf(entry)) ? null : 'full');

/** All of an entry's digests over the parts it falls into; `salts` as `seal` returns them. */
export function checkParts(entry: Entry, parts: Parts, salts: readonly string[]): Flaw | null {
  const seats = seatsOf(parts);
  if (entry.digests.length !== seats.length + BESIDE_SEATS) return 'digests';
  return (
    checkPublic(entry, parts.public) ?? seats.map((seat, i) => checkSeat(entry, i, parts.seats[seat], salts[i] ?? '')).find((flaw) => flaw !== null) ?? null
  );
}
