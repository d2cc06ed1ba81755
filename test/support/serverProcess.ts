import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../services/server/src/main.ts', import.meta.url));
export const API = 'token-of-the-platform';
export const JUDGE = 'token-of-the-judge';
const MASTER = '7'.repeat(64);

/** A server as an operator starts it: a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has said on stderr. */
  said(): string;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** Resolves once it listens. */
export const serverProcess = async (env: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'arbiter-process-'));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      DATA_DIR: dataDir,
      API_TOKEN: API,
      JUDGE_TOKEN: JUDGE,
      MASTER_KEY: MASTER,
      DEMO: '0',
      MOST_LAG_MS: '600000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exited = once(child, 'exit');
  const ended = async (): Promise<void> => {
    await exited;
    if (env['DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Arbiter listens on (?<url>\S+)$/u.exec(line)?.groups?.['url'];
    if (!url) continue;
    return {
      url,
      child,
      said: () => errors,
      kill: async (signal = 'SIGKILL') => {
        child.kill(signal);
        await ended();
      },
    };
  }
  throw new Error(`the server did not start: ${errors}`);
};
