import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

it('tells the numbers it has, though others cannot be had', async () => {
  const metrics = new Metrics();
  metrics.gauge('there', 'There.', async () => 3);
  metrics.gauge('refused', 'Refused.', async () => {
    throw new Error('the storage does not answer');
  });
  metrics.gauge('late', 'Late.', () => new Promise(() => undefined));
  const text = await metrics.registry.metrics();
  expect(['there', 'refused', 'late'].map((name) => new RegExp(`^${name} (?<value>.*)$`, 'mu').exec(text)?.groups?.['value'])).toEqual(['3', 'Nan', 'Nan']);
});
