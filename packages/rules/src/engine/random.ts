import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Game } from '@arbiter/schema';

/**
 * Chance for one run of a procedure: HMAC-SHA-256 of the game's key over (run number, n), rejection sampling.
 * No counter lives in the game, so a reversal cannot roll chance back; run numbers only grow.
 */
export interface Chance {
  /** 32 bytes, hex. */
  readonly key: string;
  /** Outcomes said beforehand, for what-if boards; null leaves it to chance. Asked again for the same draw it must say the same. */
  readonly told?: (run: number, n: number, below: number, about: Drawn) => number | null;
}
/** What a draw decides, where a script may want to say how it comes out: `among` are the objects and players one of which is picked. */
export type Drawn =
  | { readonly what: 'coin' | 'die'; readonly seat: string }
  | { readonly what: 'pick'; readonly seat: string; readonly among: readonly (number | string)[] };

const WORD = 2 ** 32;

/** Made once for all draws of a run: by raw bytes each would cost ten times as much. */
const keys = new WeakMap<Chance, KeyObject>();
const keyOf = (chance: Chance): KeyObject => {
  const key = keys.get(chance) ?? createSecretKey(Buffer.from(chance.key, 'hex'));
  keys.set(chance, key);
  return key;
};

/** The n-th draw of this run: a whole number in [0, below), below ≤ 2^32. */
export const draw = (chance: Chance, run: number, n: number, below: number, about: Drawn | null = null): number => {
  if (!Number.isInteger(below) || below < 1 || below > WORD) throw new Error(`random(${below})`);
  const told = about && chance.told ? chance.told(run, n, below, about) : null;
  if (told !== null) return told;
  const limit = WORD - (WORD % below);
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', keyOf(chance)).update(`${run}/${n}/${block}`).digest();
    for (let at = 0; at < 32; at += 4) {
      const word = bytes.readUInt32BE(at);
      if (word < limit) return word % below;
    }
  }
};

/** The key of a game's chance: its seed, or in a provable game the seed over the players' entropy in seat order. */
export const chanceOf = (seed: string, game: Game): Chance => {
  if (!game.provable || game.players.some((p) => p.entropy === null)) return { key: seed };
  return {
    key: createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(JSON.stringify(game.players.map((p) => p.entropy)))
      .digest('hex'),
  };
};
