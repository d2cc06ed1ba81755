export { engineHash } from './engine.ts';
export { sealOutcome, seatsOf } from './entries.ts';
export { Host, type HostOptions, newGameId } from './host.ts';
export { MAILBOX, type Reply } from './replies.ts';
export { setupOf, unknownCards, type Wanted, type WantedGame } from './setup.ts';
export { type Ground, Table, type TableState } from './table.ts';
export { awaitedOf, endsGame, entryThen } from './then.ts';
export { type Verdict, type VerifyRequest, verify } from './verify.ts';
