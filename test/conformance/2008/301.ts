import assert from 'node:assert/strict';
import { questions } from '@arbiter/rules';
import { define } from '../prove.ts';

define('2008:301.1', 'the beginning phase is untap, upkeep, draw', ({ plays, asks }) => {
  plays({
    name: 'as it is played',
    players: { A: {}, B: {} },
    start: { turn: 3, step: 'untap' },
    stop: { turn: 3, step: 'precombat-main', when: 'begin' },
    expect: [{ steps: { turn: 3, are: ['untap', 'upkeep', 'draw', 'precombat-main'] } }],
  });
  assert.deepEqual(asks(questions.stepsIn('beginning')), ['untap', 'upkeep', 'draw']);
});
