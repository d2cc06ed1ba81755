import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Action, Edition } from '@arbiter/schema';
import type { Place, Told } from './places.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const COMPILED = join(tmpdir(), 'arbiter-compiled');
const GIVE_UP_MS = 240_000;

export interface Death {
  readonly dataDir: string;
  readonly rules: Edition;
  readonly seed: number;
  readonly botSeed: number;
  /** Stopped at a place and killed there, or killed wherever it is so long after so many acknowledgements. */
  readonly when: { readonly stopAt: Place; readonly skip: number } | { readonly acknowledged: number; readonly ms: number };
}
export interface Acknowledged {
  readonly game: string;
  readonly index: number;
  readonly hash: string;
  readonly asks: string | null;
}
/** What somebody outside knows of a process that is gone. */
export interface Witness {
  readonly acknowledged: readonly Acknowledged[];
  /** The action that was sent last; its reply may have come or not. */
  readonly sent: { readonly game: string; readonly action: Action };
}

/** Plays in a process of its own until that is killed. */
export const dying = async ({ dataDir, rules, seed, botSeed, when }: Death): Promise<Witness> => {
  const armed = 'stopAt' in when ? [when.stopAt, `${when.skip}`] : [];
  const child = spawn(process.execPath, [MAIN, dataDir, rules, `${seed}`, `${botSeed}`, ...armed], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  });
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  const acknowledged: Acknowledged[] = [];
  let sent: Witness['sent'] | null = null;
  let rest = '';
  let errors = '';
  let gaveUp = false;
  const take = (told: Told): void => {
    if (told.told === 'stopped') kill();
    else if (told.told === 'sent') sent = { game: told.game, action: told.action as Action };
    else if (acknowledged.push(told) === ('acknowledged' in when ? when.acknowledged : -1)) setTimeout(kill, (when as { ms: number }).ms);
  };
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(JSON.parse(line) as Told);
  });
  const late = setTimeout(() => {
    gaveUp = true;
    kill();
  }, GIVE_UP_MS);
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  clearTimeout(late);
  if (signal !== 'SIGKILL' || gaveUp || sent === null)
    throw new Error(`the player was not killed where it should be (${JSON.stringify(when)}, bot seed ${botSeed}): ${errors}`);
  return { acknowledged, sent };
};
