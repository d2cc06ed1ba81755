import type { Bytes } from './canonical.ts';
import { decodeAt } from './decode.ts';
import { isUnreadable } from './errors.ts';
import type { Stored, Unreadable } from './port.ts';

/** What an adapter holds for one entry, not yet read. */
export interface Row {
  readonly position: number;
  readonly game: string;
  readonly index: number;
  readonly bytes: Bytes;
}

const textOf = (bytes: Bytes): string => (typeof bytes === 'string' ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'));

export const storedOf = ({ position, game, index, bytes }: Row): Stored => ({
  position,
  game,
  index,
  entry: decodeAt(game, index, bytes),
  text: textOf(bytes),
});

/** A follower is told of what cannot be read. */
export function readable(row: Row): Stored | Unreadable {
  try {
    return storedOf(row);
  } catch (fault) {
    if (isUnreadable(fault)) return { position: row.position, game: row.game, index: row.index, fault };
    throw fault;
  }
}

/** Tells those who wait that something was appended. */
export interface Bell {
  readonly ring: () => void;
  /** Until the next ring, `signal`, or `ms` have passed. */
  readonly wait: (signal: AbortSignal, ms?: number) => Promise<void>;
}

export function bell(): Bell {
  const waiting = new Set<() => void>();
  return {
    ring() {
      for (const wake of waiting) wake();
    },
    wait: (signal, ms) =>
      new Promise((resolve) => {
        const timer = ms === undefined ? undefined : setTimeout(() => wake(), ms);
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        waiting.add(wake);
        signal.addEventListener('abort', wake);
        if (signal.aborted) wake();
      }),
  };
}

export interface Source {
  /** The next rows after a position, none if there are none yet. */
  readonly rowsAfter: (position: number) => readonly Row[];
  readonly bell: Bell;
  /** How often to look for what other processes have appended; without it only the bell counts. */
  readonly pollMs?: number;
}

export async function* follow({ rowsAfter, bell, pollMs }: Source, after: number, signal: AbortSignal): AsyncGenerator<Stored | Unreadable, void> {
  let position = after;
  while (!signal.aborted) {
    const rows = rowsAfter(position);
    if (rows.length === 0) await bell.wait(signal, pollMs);
    for (const row of rows) {
      if (signal.aborted) return;
      position = row.position;
      yield readable(row);
    }
  }
}
