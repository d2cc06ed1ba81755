import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export const started = (env: NodeJS.ProcessEnv, args: readonly string[]) =>
  spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'arbiter-compiled'), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });

/** Runs the program as a user would, in a process of its own. */
export const run = (env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<Ran> => typed(env, [], ...args);
/** The same, with these lines typed, and no more. */
export const typed = async (env: NodeJS.ProcessEnv, lines: readonly string[], ...args: readonly string[]): Promise<Ran> => {
  const child = started(env, args);
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close') as Promise<[number]>]);
  return { code, out, err };
};
export const json = <T = Record<string, unknown>>({ out }: Ran): T => JSON.parse(out) as T;
export const lineCount = (words: string): number => words.split('\n').length - 1;
