import type { DatabaseSync } from 'node:sqlite';

type Outcome = () => void;
interface Waiting {
  readonly outcome: () => Outcome;
  readonly failed: (error: unknown) => void;
}

/** Writes, and says what is to be told of it once it lies on the disk. */
const outcomeOf = <T>(write: () => T, done: (value: T) => void, failed: (error: unknown) => void): Outcome => {
  try {
    const value = write();
    return () => done(value);
  } catch (error) {
    return () => failed(error);
  }
};

/**
 * Writes that come within one turn of the event loop share one transaction, and so one flush to the disk (group commit: DeWitt et al., 1984). A write that
 * throws is refused alone: it must have changed nothing by then. Nobody is answered before the flush; if that fails, all are told so.
 */
export function grouped(db: DatabaseSync): { readonly write: <T>(write: () => T) => Promise<T>; readonly flush: () => void } {
  let waiting: Waiting[] = [];

  const isAmidst = (): boolean => db.isOpen && db.isTransaction;
  /** SQLite may have done it by itself (https://sqlite.org/lang_transaction.html), or be unable to; what was not committed is never seen. */
  const takeBack = (): void => {
    try {
      if (isAmidst()) db.exec('rollback');
    } catch {
      // `flush` finds the transaction still open
    }
  };
  const inOneTransaction = (group: readonly Waiting[]): readonly Outcome[] => {
    try {
      db.exec('begin immediate');
      const outcomes = group.map(({ outcome }) => outcome());
      db.exec('commit');
      return outcomes;
    } catch (error) {
      takeBack();
      return group.map(
        ({ failed }) =>
          () =>
            failed(error),
      );
    }
  };
  const flush = (): void => {
    const group = waiting;
    waiting = [];
    // one alone commits by itself, unless a transaction that could not be taken back is still open
    for (const tell of group.length > 1 || isAmidst() ? inOneTransaction(group) : group.map(({ outcome }) => outcome())) tell();
  };
  return {
    write: <T>(write: () => T) =>
      new Promise<T>((done, failed) => {
        if (waiting.push({ outcome: () => outcomeOf(write, done, failed), failed }) === 1) setImmediate(flush);
      }),
    flush,
  };
}
