/**
 * A writer for the tests, run as a process of its own: `dying.ts FILE [last]`. Appends the entries that come on stdin, one a line, and writes the index
 * and outcome of each on stdout when it is acknowledged. With `last` it kills itself when the last one is stored, before saying so.
 */
import { writeSync } from 'node:fs';
import { text as readAll } from 'node:stream/consumers';
import type { Entry } from '../types.ts';
import { sqliteLog } from './log.ts';

const [path, last] = process.argv.slice(2);
if (path === undefined) throw new Error('usage: dying.ts FILE [last]');
const log = sqliteLog({ path });
const lines = (await readAll(process.stdin)).split('\n').filter((line) => line !== '');
for (const [i, line] of lines.entries()) {
  const entry = JSON.parse(line) as Entry;
  const outcome = await log.append(entry.game, entry.index, entry, line);
  if (last !== undefined && i === lines.length - 1) process.kill(process.pid, 'SIGKILL');
  writeSync(process.stdout.fd, `${entry.index} ${outcome}\n`);
}
await log.close();
