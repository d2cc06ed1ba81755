import { setTimeout } from 'node:timers/promises';
import type { GameLog, Sealed } from '@arbiter/log';
import { sampleAfter } from '../../../packages/log/src/samples.ts';

export interface Acknowledged {
  readonly game: string;
  readonly index: number;
  readonly hash: string;
  readonly writer: string;
  /** Milliseconds of the clock that only runs forward. */
  readonly at: number;
}

/** What the writers were told, and what they were not. */
export interface Account {
  readonly acknowledged: Acknowledged[];
  unconfirmed: number;
  conflicts: number;
}

/** Said by the log when it could not know; all else is a fault. */
const isUnsure = (error: unknown): boolean => error instanceof Error && '_tag' in error && (error._tag === 'Unconfirmed' || error._tag === 'Unreachable');

async function insisting<T>(account: Account, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnsure(error)) throw error;
      account.unconfirmed++;
    }
  }
}

const newestOf = async (log: GameLog, game: string): Promise<Sealed | null> => {
  const head = await log.head(game);
  if (head === null) return null;
  for await (const { entry, text } of log.read(game, head.index)) return { entry, text, salts: [] };
  return null;
};

/**
 * Appends entry after entry to a game others write to as well, as a table does: what was not confirmed is appended again with the same bytes, and after a
 * conflict it goes on from what is there.
 */
export async function writing(log: GameLog, game: string, writer: string, account: Account, signal: AbortSignal): Promise<void> {
  let before: Sealed | null = null;
  for (let n = 0; !signal.aborted; n++) {
    const next: Sealed = sampleAfter(game, before, { actionId: `${writer}-${n}` });
    const { entry, text } = next;
    const outcome = await insisting(account, () => log.append(game, entry.index, entry, text));
    if (outcome === 'conflict') {
      account.conflicts++;
      before = await insisting(account, () => newestOf(log, game));
      continue;
    }
    account.acknowledged.push({ game, index: entry.index, hash: entry.hash, writer, at: performance.now() });
    before = next;
    await setTimeout(2);
  }
}
