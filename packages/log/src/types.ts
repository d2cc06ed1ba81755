import type { Entry, EntryCore } from '@arbiter/schema';

/** JSON as it may be stored: plain, finite, well-formed. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type { Entry, EntryCore };

export const ENTRY_VERSION = 1;
export const CORE_KEYS = ['v', 'game', 'index', 'at', 'engine', 'action', 'batches', 'then'] as const;
export const SEAL_KEYS = ['digests', 'prevHash', 'hash'] as const;

/** What every reader has of every entry, whatever else he may see: enough to follow the chain. */
export type Link = Pick<Entry, 'v' | 'game' | 'index' | 'at' | 'engine' | 'digests' | 'prevHash' | 'hash'>;
export type Head = Pick<Entry, 'index' | 'hash'>;

/** What of an entry may be seen by nobody in particular, and by each seat. */
export interface Parts {
  readonly public: unknown;
  readonly seats: Readonly<Record<string, unknown>>;
}
export type PartsOf = (entry: EntryCore) => Parts;

/** SHA-256, HMAC-SHA-256 and salts are all written as 64 lower-case hexadecimal digits. */
export const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** The sender's id of an action and the seat it is unique for; `seat` is null for the platform's and the judges' actions. */
export interface ActionId {
  readonly seat: string | null;
  readonly actionId: string;
}

export const actionIdOf = ({ action }: Pick<Entry, 'action'>): ActionId => ({ seat: 'seat' in action ? action.seat : null, actionId: action.actionId });

/** One text for one action id: the key the adapters index. */
export const actionKey = ({ seat, actionId }: ActionId): string => JSON.stringify([seat, actionId]);
