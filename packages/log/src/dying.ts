import { writeSync } from 'node:fs';
import { text as readAll } from 'node:stream/consumers';
import type { GameLog } from './port.ts';
import type { Entry } from './types.ts';

/**
 * What a writer of the tests does in a process of its own. Appends the entries that come on stdin, one a line, and writes the index and outcome of each on stdout
 * when it is acknowledged. With `last` it kills itself when the last one is stored, before saying so.
 */
export async function appendFromStdin(log: GameLog, last: boolean): Promise<void> {
  const lines = (await readAll(process.stdin)).split('\n').filter((line) => line !== '');
  for (const [i, line] of lines.entries()) {
    const entry = JSON.parse(line) as Entry;
    const outcome = await log.append(entry.game, entry.index, entry, line);
    if (last && i === lines.length - 1) process.kill(process.pid, 'SIGKILL');
    writeSync(process.stdout.fd, `${entry.index} ${outcome}\n`);
  }
  await log.close();
}
