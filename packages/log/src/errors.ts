/** Everything this package throws on purpose. Outcomes a caller must expect of an append are values (`Appended`), not errors. */

/** An entry may have 900,000 bytes: a NATS message takes 1 MB, headers included. */
export class EntryTooLarge extends Error {
  readonly _tag = 'EntryTooLarge';
  readonly game: string;
  readonly index: number;
  readonly bytes: number;
  constructor(game: string, index: number, bytes: number, most: number) {
    super(`entry ${index} of game ${game} has ${bytes} bytes; at most ${most} can be stored`);
    this.game = game;
    this.index = index;
    this.bytes = bytes;
  }
}

/** The storage returned something that is not the entry that was put there. */
export class CorruptEntry extends Error {
  readonly _tag = 'CorruptEntry';
  readonly game: string;
  readonly index: number;
  readonly why: string;
  constructor(game: string, index: number, why: string) {
    super(`entry ${index} of game ${game} is damaged: ${why}`);
    this.game = game;
    this.index = index;
    this.why = why;
  }
}

/** The entry is whole, but of a version this release does not read. */
export class UnknownVersion extends Error {
  readonly _tag = 'UnknownVersion';
  readonly game: string;
  readonly index: number;
  readonly version: number;
  constructor(game: string, index: number, version: number) {
    super(`entry ${index} of game ${game} has version ${version}, which this release does not read`);
    this.game = game;
    this.index = index;
    this.version = version;
  }
}

/** Whether what was thrown says that an entry cannot be read, and never could be here: a matter of its game. */
export const isUnreadable = (error: unknown): error is CorruptEntry | UnknownVersion => error instanceof CorruptEntry || error instanceof UnknownVersion;

/** The same seat has used this action id before in this game: the caller did not look (`byAction`) before it appended. */
export class ActionRepeated extends Error {
  readonly _tag = 'ActionRepeated';
  readonly game: string;
  readonly actionId: string;
  readonly seat: string | null;
  readonly first: number;
  constructor(game: string, seat: string | null, actionId: string, first: number) {
    super(`action ${actionId} is already entry ${first} of game ${game}`);
    this.game = game;
    this.actionId = actionId;
    this.seat = seat;
    this.first = first;
  }
}

/** The storage did not confirm: the entry may or may not be there. Appending the same text again is safe and settles it. */
export class Unconfirmed extends Error {
  readonly _tag = 'Unconfirmed';
  readonly game: string;
  readonly index: number;
  constructor(game: string, index: number, cause: unknown) {
    super(`the storage did not confirm entry ${index} of game ${game}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.game = game;
    this.index = index;
  }
}

/** The storage gave no answer for as long as was waited; nothing is known of what was asked. */
export class Unreachable extends Error {
  readonly _tag = 'Unreachable';
  constructor(what: string, cause: unknown) {
    super(`the storage does not answer (${what}): ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** A server, or a stream on it, that would not keep what it acknowledges: nothing may be written there. */
export class UnsafeStorage extends Error {
  readonly _tag = 'UnsafeStorage';
  readonly faults: readonly string[];
  constructor(where: string, faults: readonly string[]) {
    super(`${where} cannot keep a log: ${faults.join('; ')}`);
    this.faults = faults;
  }
}

/** A file that cannot be opened as what it should be. */
export class BadFile extends Error {
  readonly _tag = 'BadFile';
  readonly path: string;
  constructor(path: string, why: string, cause?: unknown) {
    super(`${path}: ${why}`, { cause });
    this.path = path;
  }
}

export class BadMasterKey extends Error {
  readonly _tag = 'BadMasterKey';
}

export class MissingSetting extends Error {
  readonly _tag = 'MissingSetting';
}

export class UnknownAdapter extends Error {
  readonly _tag = 'UnknownAdapter';
  constructor(name: string, known: readonly string[]) {
    super(`there is no log called "${name}"; known: ${known.join(', ')}`);
  }
}

/** A value that JSON cannot hold without loss, or bytes that are not their own canonical form. */
export class NotCanonical extends Error {
  readonly _tag = 'NotCanonical';
}
