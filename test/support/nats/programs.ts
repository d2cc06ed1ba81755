import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface NatsProgram {
  readonly path: string;
  readonly version: string;
}

const tools = process.env['ARBITER_TOOLS'] || join(homedir(), '.cache', 'arbiter');

const versionOf = (path: string): string => /v?(\d+\.\d+\.\d+)/.exec(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? '';
const numbersOf = (version: string): readonly number[] => version.split('.').map(Number);
const compared = (a: string, b: string): number => {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  return left.map((n, i) => n - (right[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
};

let found: readonly NatsProgram[] | null = null;
/** Those that `infra/nats/fetch.sh` has fetched and those on the PATH, oldest first. */
function natsPrograms(): readonly NatsProgram[] {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'nats-server'));
  const paths = [...globSync(join(tools, 'nats-server', '*', 'nats-server')), ...onPath.filter((path) => existsSync(path))];
  found ??= paths
    .map((path) => ({ path, version: versionOf(path) }))
    .filter(({ version }) => version !== '')
    .toSorted((a, b) => compared(a.version, b.version));
  return found;
}

/** The newest server of a version in `[least, below)`. */
export const natsServer = (least = '0.0.0', below = '9999.0.0'): NatsProgram | null =>
  natsPrograms().findLast(({ version }) => compared(version, least) >= 0 && compared(version, below) < 0) ?? null;

/** The oldest that the log is kept on, and the first that can replicate it. */
export const olderServer = (): NatsProgram | null => natsServer('2.9.0', '2.10.0');
export const newerServer = (): NatsProgram | null => natsServer('2.11.0');
