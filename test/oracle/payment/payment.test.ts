import { seeded } from '@arbiter/bots';
import { expect, it } from 'vitest';
import { runs, seedsOf } from '../../support/runs.ts';
import { written } from '../stand.ts';
import { scenarioOf } from './board.ts';
import { differences } from './compare.ts';
import { payBoardBy } from './random.ts';

const SMALL = 100;

it('what may be paid, and with what, is what trying every payment says', ({ task }) => {
  for (const seed of seedsOf(runs(SMALL))) {
    task.meta.seed = seed;
    const random = seeded(seed);
    const board = payBoardBy(random);
    expect(differences(board, random), `seed ${seed}: ${written(scenarioOf(board))}`).toEqual([]);
  }
});
