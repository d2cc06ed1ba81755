import { BadFile, Unconfirmed, Unreachable } from './errors.ts';
import { isSqliteError } from './sqlite/open.ts';

/** Whether the storage let its caller down, rather than the caller asking for what cannot be: it may answer in a while. */
export const isStorageFailure = (error: unknown): boolean =>
  error instanceof Unreachable || error instanceof Unconfirmed || error instanceof BadFile || isSqliteError(error);
