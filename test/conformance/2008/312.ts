import assert from 'node:assert/strict';
import { questions } from '@arbiter/rules';
import { define } from '../prove.ts';

define('2008:312.1', 'the end phase is end of turn, cleanup', ({ plays, asks }) => {
  plays({
    name: 'as it is played',
    players: { A: {}, B: {} },
    start: { turn: 1, step: 'postcombat-main' },
    stop: { turn: 2, step: 'untap' },
    expect: [{ steps: { turn: 1, are: ['postcombat-main', 'end', 'cleanup'] } }],
  });
  assert.deepEqual(asks(questions.stepsIn('ending')), ['end', 'cleanup']);
});
