import { seeded } from '@arbiter/bots';
import { editions, type Kind, kinds } from '@arbiter/schema';
import { expect, it } from 'vitest';
import { runs, seedsOf } from '../../support/runs.ts';
import { standOf, written } from '../stand.ts';
import { boards } from './boards.ts';
import { boardBy } from './random.ts';
import { beginning } from './starts.ts';
import { walked } from './walk.ts';

const ON_BOARDS = 12;
const AT_THE_START = 14;
const BEGINNINGS = 3;
const WALKS = 2;
const SMALL = 30;
const editionsOf = Object.keys(editions) as (keyof typeof editions)[];

it('every question on a small board is exact, and every kind of question is met', () => {
  const met = new Set<Kind>();
  const see = ({ kinds: these, found }: ReturnType<typeof walked>, what: string): void => {
    expect(found, what).toEqual([]);
    for (const kind of these) met.add(kind);
  };
  for (const [at, board] of boards.entries())
    for (let walk = 0; walk < WALKS; walk++) see(walked(standOf(board).position, seeded(100 * at + walk), ON_BOARDS), board.name ?? '');
  for (const edition of editionsOf)
    for (let walk = 0; walk < BEGINNINGS; walk++) see(walked(beginning(edition, walk), seeded(walk), AT_THE_START), `the beginning of a ${edition} game`);
  expect(kinds.filter((kind) => !met.has(kind))).toEqual([]);
});

it('so is every question on boards of cards drawn by chance', ({ task }) => {
  for (const seed of seedsOf(runs(SMALL))) {
    task.meta.seed = seed;
    const random = seeded(seed);
    const board = boardBy(random);
    expect(walked(standOf(board).position, random, ON_BOARDS).found, `seed ${seed}: ${written(board)}`).toEqual([]);
  }
});
