import { artifact, triggered } from '../build.ts';

export const psychogenicProbe = artifact(
  'Psychogenic Probe',
  { cost: '{2}' },
  triggered({ on: 'shuffle', who: 'each' }, { do: [{ do: 'damage', amount: 2, to: { player: { ref: 'triggerPlayer' } } }] }),
);
