import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeKeys } from './keys.ts';

/** There is no `nats-server` to start, or it does not come up. */
class NoNats extends Error {
  readonly _tag = 'NoNats';
}

export interface LocalNats {
  readonly url: string;
  readonly creds: string;
  readonly keys: string;
  readonly version: string;
  stop(): Promise<void>;
}

const onPath = (env: Readonly<Record<string, string | undefined>>): string => {
  const places = (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'nats-server'));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new NoNats('there is no nats-server on the PATH; install one, or start without --nats');
  return found;
};

const versionOf = async (program: string): Promise<string> => {
  const child = spawn(program, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await once(child, 'close');
  return /\d+\.\d+\.\d+/u.exec(said)?.[0] ?? '';
};
/** 2.9 does not know `sync_interval: always`. */
const SYNCS = [2, 10] as const;
const syncs = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > SYNCS[0] || (major === SYNCS[0] && minor >= SYNCS[1]);
};

const PATIENCE_MS = 15_000;
/** Where it listens, as it writes into its file of ports once it does. */
const listening = async (folder: string, child: ChildProcess): Promise<string> => {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until && child.exitCode === null; await pause(50)) {
    const file = readdirSync(folder).find((name) => name.endsWith('.ports'));
    if (!file) continue;
    try {
      const { nats = [] } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly nats?: readonly string[] };
      if (nats[0]) return nats[0];
    } catch {} // half written
  }
  throw new NoNats('nats-server does not come up; try it by hand with the configuration in DATA_DIR/nats/keys');
};

/** A `nats-server` of this service's own: on a free port of this machine, its files and its accounts' keys below `dataDir`. It goes when the service does. */
export const startNats = async (dataDir: string, env: Readonly<Record<string, string | undefined>>): Promise<LocalNats> => {
  const program = onPath(env);
  const version = await versionOf(program);
  const keys = resolve(dataDir, 'nats', 'keys');
  mkdirSync(keys, { recursive: true, mode: 0o700 });
  if (readdirSync(keys).length === 0) await makeKeys(keys);
  const ports = mkdtempSync(join(tmpdir(), 'arbiter-nats-'));
  const config = syncs(version) ? 'server.conf' : 'server-2.9.conf';
  const args = ['-c', join(keys, config), '-a', '127.0.0.1', '-p', '-1', '--ports_file_dir', ports, '-sd', resolve(dataDir, 'nats', 'store')];
  const child = spawn(program, args, { stdio: 'ignore', detached: true }); // what ends this process from a terminal must not end that one first
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(ports, { recursive: true, force: true });
  };
  try {
    return { url: await listening(ports, child), creds: join(keys, 'engine.creds'), keys, version, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
