/** A writer for the tests, run as a process of its own: `dying.ts URL [last]`; see `../dying.ts`. */
import { appendFromStdin } from '../dying.ts';
import { jetstreamLog } from './log.ts';

const [url, last] = process.argv.slice(2);
if (url === undefined) throw new Error('usage: dying.ts URL [last]');
await appendFromStdin(await jetstreamLog({ url }), last !== undefined);
