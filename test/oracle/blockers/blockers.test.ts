import { seeded } from '@arbiter/bots';
import { expect, it } from 'vitest';
import { runs, seedsOf } from '../../support/runs.ts';
import { written } from '../stand.ts';
import { scenarioOf } from './board.ts';
import { differences } from './compare.ts';
import { blockBoardBy } from './random.ts';

const SMALL = 300;

it('who may block whom is what trying every declaration says', ({ task }) => {
  for (const seed of seedsOf(runs(SMALL))) {
    task.meta.seed = seed;
    const random = seeded(seed);
    const board = blockBoardBy(random);
    expect(differences(board, random), `seed ${seed}: ${written(scenarioOf(board))}`).toEqual([]);
  }
});
