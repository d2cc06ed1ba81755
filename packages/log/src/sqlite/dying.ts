/** A writer for the tests, run as a process of its own: `dying.ts FILE [last]`; see `../dying.ts`. */
import { appendFromStdin } from '../dying.ts';
import { sqliteLog } from './log.ts';

const [path, last] = process.argv.slice(2);
if (path === undefined) throw new Error('usage: dying.ts FILE [last]');
await appendFromStdin(sqliteLog({ path }), last !== undefined);
