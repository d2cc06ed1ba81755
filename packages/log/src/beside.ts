import { timingSafeEqual } from 'node:crypto';
import { sha256 } from './canonical.ts';
import type { Head, Json } from './types.ts';

/** Why a game stands still. `head` is the newest entry that is sound (null: none is), `action` the hash of the action that led here (null: none did). */
export interface Quarantine {
  readonly game: string;
  readonly head: Head | null;
  readonly reason: string;
  readonly action: string | null;
  readonly at: number;
}

/** An action that the rules refused, kept for judges and for a client that asks again. `action` is its hash. */
export interface Refused {
  readonly game: string;
  readonly at: number;
  readonly seat: string | null;
  readonly actionId: string | null;
  readonly action: string;
  readonly refusal: Json;
}

/** An `invitation` is good for one token of its seat, and for nothing else. */
export const roles = ['seat', 'judge', 'spectator', 'invitation'] as const;
export type Role = (typeof roles)[number];

/** What a token is good for in one game; `seat` is null unless the role is a seat's. */
export interface Grant {
  readonly game: string;
  readonly role: Role;
  readonly seat: string | null;
}

/** Older ones are dropped. */
export const REFUSED_A_GAME = 1000;

/** What is true of a game besides its log: read before the log is, never part of the evidence. */
export interface Beside {
  /** The first quarantine of a game stays until it is lifted; false if there is one already. */
  quarantine(quarantine: Quarantine): Promise<boolean>;
  quarantineOf(game: string): Promise<Quarantine | null>;
  /** Oldest first. */
  quarantines(): Promise<readonly Quarantine[]>;
  /** False if there was none. */
  lift(game: string): Promise<boolean>;
  refuse(refused: Refused): Promise<void>;
  /** Oldest first, at most `REFUSED_A_GAME`. */
  refusedIn(game: string): Promise<readonly Refused[]>;
  /** Only the token's hash is kept. */
  grant(token: string, grant: Grant): Promise<void>;
  holderOf(game: string, token: string): Promise<Grant | null>;
  /** False if the token was good for nothing in that game. */
  revoke(game: string, token: string): Promise<boolean>;
  /** Takes every token and invitation of a seat away and makes `token` the only one: all of it or nothing, whoever else seats somebody there. */
  reseat(game: string, seat: string, token: string): Promise<void>;
  /** Makes of an invitation a token of its seat: both or neither, once. The seat; null if that is no invitation. */
  redeem(game: string, invitation: string, token: string): Promise<string | null>;
  close(): Promise<void>;
}

/** Tokens are long and random, so a plain hash cannot be searched. */
export const tokenHash = (token: string): string => sha256(token);

export interface Granted {
  readonly hash: string;
  readonly grant: Grant;
}

/** Compares with every token of the game, and each in constant time: how long it takes tells nothing about any of them. */
export function holderAmong(granted: Iterable<Granted>, token: string): Grant | null {
  const wanted = Buffer.from(tokenHash(token));
  let holder: Grant | null = null;
  for (const { hash, grant } of granted) if (timingSafeEqual(Buffer.from(hash), wanted)) holder = grant;
  return holder;
}

const listIn = <T>(lists: Map<string, T[]>, key: string): T[] => {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
};

export function memoryBeside(): Beside {
  const quarantined = new Map<string, Quarantine>();
  const refused = new Map<string, Refused[]>();
  const granted = new Map<string, Map<string, Grant>>();
  return {
    async quarantine(quarantine) {
      if (quarantined.has(quarantine.game)) return false;
      quarantined.set(quarantine.game, quarantine);
      return true;
    },
    async quarantineOf(game) {
      return quarantined.get(game) ?? null;
    },
    async quarantines() {
      return [...quarantined.values()];
    },
    async lift(game) {
      return quarantined.delete(game);
    },
    async refuse(one) {
      const list = listIn(refused, one.game);
      list.push(one);
      if (list.length > REFUSED_A_GAME) list.shift();
    },
    async refusedIn(game) {
      return [...(refused.get(game) ?? [])];
    },
    async grant(token, grant) {
      const grants = granted.get(grant.game) ?? new Map<string, Grant>();
      granted.set(grant.game, grants.set(tokenHash(token), grant));
    },
    async holderOf(game, token) {
      return holderAmong(
        [...(granted.get(game) ?? [])].map(([hash, grant]) => ({ hash, grant })),
        token,
      );
    },
    async revoke(game, token) {
      return granted.get(game)?.delete(tokenHash(token)) ?? false;
    },
    async reseat(game, seat, token) {
      const others = [...(granted.get(game) ?? [])].filter(([, grant]) => grant.seat !== seat);
      granted.set(game, new Map([...others, [tokenHash(token), { game, role: 'seat', seat }]]));
    },
    async redeem(game, invitation, token) {
      const grants = granted.get(game) ?? new Map<string, Grant>();
      const grant = grants.get(tokenHash(invitation));
      if (grant?.role !== 'invitation' || grant.seat === null) return null;
      grants.delete(tokenHash(invitation));
      grants.set(tokenHash(token), { ...grant, role: 'seat' });
      return grant.seat;
    },
    async close() {},
  };
}
