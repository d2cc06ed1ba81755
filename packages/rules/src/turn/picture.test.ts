import { steps } from '@arbiter/schema';
import { expect, it } from 'vitest';
import { pictureOfChart, pictureOfStep } from './picture.ts';

it('the picture of the chart has every step, and how the game gets there and ends', () => {
  const picture = pictureOfChart();
  for (const step of steps) expect(picture).toMatch(new RegExp(`: ${step}$`, 'mu'));
  expect(picture).toContain('  starting_mulligans --> starting_opening_hands: idle');
  expect(picture).toContain('  playing --> over: gameOver');
  expect(new Set(picture.split('\n')).size).toBeGreaterThan(60);
});
it('the picture of a step says which procedure each state starts', () => {
  expect(pictureOfStep('upkeep')).toContain('playing_beginning_upkeep_priority: priority (receivePriority)');
  expect(pictureOfStep('untap')).not.toContain('receivePriority');
});
