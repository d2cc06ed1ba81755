export { type Adapter, adapterNamed, adapters, type OpenedStorage, openStorage, type Storage, type StorageOptions } from './adapters.ts';
export { type Beside, type Grant, memoryBeside, type Quarantine, REFUSED_A_GAME, type Refused, type Role, roles } from './beside.ts';
export { type Bytes, canonical, hmac, parseCanonical, sha256 } from './canonical.ts';
export {
  checkChain,
  checkFull,
  checkParts,
  checkPublic,
  checkSeat,
  type Draft,
  type Flaw,
  flaws,
  linkOf,
  NO_HASH,
  type Sealed,
  seal,
  seatsOf,
} from './chain.ts';
export { decodeAt } from './decode.ts';
export {
  ActionRepeated,
  BadFile,
  BadMasterKey,
  CorruptEntry,
  EntryTooLarge,
  isUnreadable,
  MissingSetting,
  NotCanonical,
  Unconfirmed,
  UnknownAdapter,
  UnknownVersion,
  Unreachable,
  UnsafeStorage,
} from './errors.ts';
export { type Exported, type ExportOptions, exportLines, linesOf, parseExportLine } from './exported.ts';
export { isStorageFailure } from './failing.ts';
export type { NatsOptions } from './jetstream/client.ts';
export { commitmentTo, type GameKeys, isReveal, keysOf, type Pinned, type Reveal, saltsOf } from './keys.ts';
export { masterKey } from './masterKey.ts';
export { type MemoryStore, memoryLog, memoryStore } from './memory.ts';
export { type Appended, GAMES_LIMIT, type GameLog, MAX_ENTRY_BYTES, type Stored, type Unreadable } from './port.ts';
export { sqliteBeside } from './sqlite/beside.ts';
export { sqliteLog } from './sqlite/log.ts';
export { type Durability, durabilities, type Layout, openSqlite, reading, type SqliteOptions } from './sqlite/open.ts';
export { type ActionId, actionIdOf, ENTRY_VERSION, type Entry, type EntryCore, type Head, type Json, type Link, type Parts, type PartsOf } from './types.ts';
export { type Line, type Verified, type VerifyOptions, verifyChain } from './verifyChain.ts';
export { isMessage, verifyMessages } from './verifyMessages.ts';
