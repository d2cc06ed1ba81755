export { engineHash } from './engine.ts';
export { sealOutcome, seatsOf } from './entries.ts';
export { Host, type HostOptions, newGameId } from './host.ts';
export { MAILBOX, type Reply } from './replies.ts';
export { type Ground, Table, type TableState } from './table.ts';
export { setupOf, unknownCards, type Wanted, type WantedGame } from './setup.ts';
export { awaitedOf, entryThen } from './then.ts';
export { type Verdict, verify, type VerifyRequest } from './verify.ts';
