/** How the tests run a `dying.ts`. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import type { Sealed } from './chain.ts';

function outcomesIn(lines: readonly string[]): string[] {
  expect(lines.map((line) => line.split(' ')[0])).toEqual(lines.map((_, index) => String(index)));
  return lines.map((line) => line.split(' ')[1] as string);
}

export interface Dying {
  /** Killed from outside, wherever it then is, once it has acknowledged so many. */
  readonly after?: number;
  /** Kills itself between storing its last and acknowledging that. */
  readonly last?: boolean;
}

/** When the process has ended: the outcome it acknowledged for each entry, from the first. `where` is a file's path or a server's URL. */
export async function writing(
  program: string,
  where: string,
  sealed: readonly Sealed[],
  { after = Number.POSITIVE_INFINITY, last = false }: Dying = {},
): Promise<readonly string[]> {
  const child = spawn(process.execPath, [program, where, ...(last ? ['last'] : [])], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => {});
  child.stdin.end(sealed.map(({ text }) => text).join('\n'));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) if (lines.push(line) >= after) child.kill('SIGKILL');
  return outcomesIn(lines);
}
