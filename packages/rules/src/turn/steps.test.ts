import { phases, steps } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { chart } from './chart.ts';
import { phaseOf, stepAt, stepPath } from './steps.ts';

const nodeAt = (path: string): unknown =>
  path.split('.').reduce<{ readonly states: Record<string, never> } | undefined>((node, key) => node?.states[key], chart.root.states.playing as never);

describe('the names of the steps', () => {
  it.each(steps)('%s goes to the chart and back', (step) => {
    expect(stepAt(stepPath(step))).toBe(step);
    expect(nodeAt(stepPath(step))).toMatchObject({ id: step });
  });
  it('the chart has every phase and no other', () => {
    expect(Object.keys(chart.root.states.playing?.states ?? {}).filter((key) => key !== 'advancing')).toEqual(phases);
    expect(new Set(steps.map(phaseOf))).toEqual(new Set(phases));
  });
  it('a place in the chart that is no step has no name', () => expect(stepAt('combat')).toBeNull());
});
