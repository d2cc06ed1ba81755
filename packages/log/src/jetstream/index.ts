export { jetstreamBeside } from './beside.ts';
export { type Client as NatsClient, connected as connectNats, isWrongSequence, patiently } from './client.ts';
export { type JetstreamLog, jetstreamLog } from './log.ts';
export { indexed } from './message.ts';
export { newestOf } from './messages.ts';
export { ensured } from './selfTest.ts';
