import { EntryTooLarge, isUnreadable } from '@arbiter/log';

/** Something is wrong with this one game, and would be on every node: it stands still until a judge rules. All else that is thrown is the storage's or the process's. */
export class Fault extends Error {
  override readonly name: string = 'Fault';
}

const reasonOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));
/** Work that reads and writes nothing: if it throws, it is the game's fault. */
export const judged = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw new Fault(reasonOf(error), { cause: error });
  }
};

export const isFault = (error: unknown): error is Error => error instanceof Fault || isUnreadable(error) || error instanceof EntryTooLarge;

const LONGEST = 2000;
/** What a quarantine says of it. */
export const reasonFor = (error: Error): string => (error instanceof Fault ? error.message : reasonOf(error)).slice(0, LONGEST);
