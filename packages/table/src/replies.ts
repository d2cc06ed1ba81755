import type { Head, Quarantine } from '@arbiter/log';
import type { Refusal, RefusalCode } from '@arbiter/rules';
import type { Entry } from '@arbiter/schema';

/** Why a table does not take an action, beside what the rules say. `busy`: too many wait, or others write to the same game; it may be sent again. */
export type TableRefusal = 'action-id-reused' | 'busy' | 'no-such-game' | 'game-exists' | 'other-game' | 'bad-setup' | 'malformed-action';

/** What an action sent to a table comes back as. Nothing is `done` before it is stored. */
export type Reply =
  | { readonly reply: 'done'; readonly entry: Entry; readonly head: Head; readonly repeated: boolean }
  | { readonly reply: 'refused'; readonly code: RefusalCode | TableRefusal; readonly refusal: Refusal | null; readonly head: Head | null }
  | { readonly reply: 'quarantined'; readonly quarantine: Quarantine }
  /** The storage did not say whether it stored the entry: the same action sent again settles it. */
  | { readonly reply: 'unconfirmed'; readonly why: string }
  /** The storage failed before anything was written; the game is as it was. */
  | { readonly reply: 'unavailable'; readonly why: string };

/** How many actions may wait at one table. */
export const MAILBOX = 64;
