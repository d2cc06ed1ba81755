import { createSecretKey, type KeyObject } from 'node:crypto';
import { canonical, hmac, sha256 } from './canonical.ts';

/** What a game derives from the service's master key. `seed` is secret until the game has ended; `saltKey` always. */
export interface GameKeys {
  readonly seed: string;
  readonly saltKey: KeyObject;
  /** Which master key it was, without telling anything about it. */
  readonly keyId: string;
  readonly commitment: string;
}

/** What entry 0 pins of the seed, in its setup. */
export type Pinned = Pick<GameKeys, 'keyId' | 'commitment'>;
/** What is shown of it after the game's end. */
export type Reveal = Pick<GameKeys, 'seed' | 'keyId'>;

const KEY_ID_LENGTH = 16;

export const secretKey = (hex: string): KeyObject => createSecretKey(Buffer.from(hex, 'hex'));

/** `SHA-256(JCS(["commitment", game, seed]))`: the first member keeps it apart from every other hash, the game from every other game's. */
export const commitmentTo = (game: string, seed: string): string => sha256(canonical(['commitment', game, seed]));

export function keysOf(master: KeyObject, game: string): GameKeys {
  const seed = hmac(master, ['seed', game]);
  return {
    seed,
    saltKey: secretKey(hmac(master, ['salt', game])),
    keyId: hmac(master, ['key-id']).slice(0, KEY_ID_LENGTH),
    commitment: commitmentTo(game, seed),
  };
}

export const isReveal = (game: string, { seed, keyId }: Reveal, pinned: Pinned): boolean =>
  keyId === pinned.keyId && commitmentTo(game, seed) === pinned.commitment;

/** A seat named "full" must not be handed the salt of the full digest, so seats have a prefix. */
const labels = (seats: readonly string[]): string[] => [...seats.map((seat) => `seat:${seat}`), 'full'];

/** 32 bytes each, in hex: one per seat in the order given, then the full digest's. */
export const saltsOf = (saltKey: KeyObject, game: string, index: number, seats: readonly string[]): string[] =>
  labels(seats).map((label) => hmac(saltKey, [game, index, label]));
