import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seeded } from '@arbiter/bots';
import { canonical } from '@arbiter/log';
import { projectionNames, projectionOf, stateAt } from '@arbiter/projections';
import type { Entry, Random } from '@arbiter/schema';
import { expect, it } from 'vitest';
import { projectionStore } from '../../services/server/src/projector/store.ts';
import { runs, seedsOf } from '../support/runs.ts';
import { appendAll, gameOf, logIn, newDataDir } from './logs.ts';

const MAIN = fileURLToPath(new URL('../../services/server/src/projector/main.ts', import.meta.url));
const KILLS = 5;
const GAMES = 3;
const LONG = 600_000;

const started = (dataDir: string, ...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [MAIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, DURABILITY: 'normal', NODE_COMPILE_CACHE: join(tmpdir(), 'arbiter-compiled') },
  });
const ran = async (dataDir: string, ...args: readonly string[]): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> => {
  const child = started(dataDir, ...args);
  const [out, err, [code]] = await Promise.all([text(child.stdout as never), text(child.stderr as never), once(child, 'close') as Promise<[number | null]>]);
  return { code, out, err };
};

/** Killed a moment after it has kept so much more. */
const killed = async (dataDir: string, random: Random): Promise<number> => {
  const store = projectionStore(dataDir);
  const until = store.position('timeline') + random.below(200);
  const child = started(dataDir, 'all');
  while (store.position('timeline') <= until && child.exitCode === null) await pause(1);
  await pause(random.below(15));
  child.kill('SIGKILL');
  await once(child, 'close');
  const position = store.position('timeline');
  store.close();
  return position;
};

it('comes to the same states when it is killed in the midst of folding and goes on', { timeout: LONG }, async ({ task }) => {
  const [seed] = seedsOf(1) as [number];
  task.meta.seed = seed;
  const random = seeded(seed);
  const dataDir = newDataDir();
  const games: readonly (readonly Entry[])[] = Array.from({ length: GAMES + runs(KILLS) }, (_, i) =>
    gameOf(seed + i, i % 2 === 0 ? 'classic' : 'modern').slice(0, 200),
  );
  const log = logIn(dataDir);
  await appendAll(log, games);
  const newest = await log.newest();
  await log.close();
  const positions: number[] = [];
  for (let n = 0; n < runs(KILLS); n++) positions.push(await killed(dataDir, random));
  console.log(`killed at positions ${positions.join(', ')} of ${newest}`);
  expect(positions.filter((position) => position > 0 && position < newest).length).toBeGreaterThan(1);
  const { code, out, err } = await ran(dataDir, 'all', '--once');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const name of projectionNames) expect(out).toContain(`${name}: ${games.length} games, 0 of them broken; up to position ${newest}\n`);
  const store = projectionStore(dataDir);
  for (const game of games)
    for (const name of projectionNames) {
      const state = store.load(name, (game[0] as Entry).game)?.state;
      expect(canonical(projectionOf(name).show(state)), name).toBe(canonical(stateAt(name, game, 'judge')));
    }
  store.close();
  rmSync(dataDir, { recursive: true });
});

it('is told what to keep, what to throw away, and what to print', { timeout: LONG }, async ({ task }) => {
  const [seed] = seedsOf(1) as [number];
  task.meta.seed = seed;
  const dataDir = newDataDir();
  const game = gameOf(seed).slice(0, 60);
  const id = (game[0] as Entry).game;
  const log = logIn(dataDir);
  await appendAll(log, [game]);
  await log.close();
  const printed = await ran(dataDir, 'life', '--game', id);
  expect(JSON.parse(printed.out)).toEqual({
    projection: 'life',
    game: id,
    head: { index: game.length - 1, hash: game.at(-1)?.hash },
    broken: null,
    state: stateAt('life', game, 'judge'),
  });
  const lines = (await ran(dataDir, 'timeline', '--game', id, '--lang', 'ru')).out.trimEnd().split('\n');
  expect(lines).toHaveLength(stateAt('timeline', game, 'judge').length);
  expect(lines[0]).toBe('0\t[2008:101.1]\tСоздана игра: A и B (duel)');
  for (const again of [1, 2])
    expect((await ran(dataDir, 'life', '--rebuild')).out, `${again}`).toBe(`life: 1 games, 0 of them broken; up to position ${game.length}\n`);
  const { code, out, err } = await ran(dataDir, 'life', '--game', 'z'.repeat(26));
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: `arbiter: there is no game ${'z'.repeat(26)}\n` });
  rmSync(dataDir, { recursive: true });
});
