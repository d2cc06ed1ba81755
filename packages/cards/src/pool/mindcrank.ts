import { artifact, triggered } from '../build.ts';

export const mindcrank = artifact(
  'Mindcrank',
  { cost: '{2}' },
  triggered({ on: 'loseLife', who: 'opponents' }, { do: [{ do: 'mill', who: { ref: 'triggerPlayer' }, amount: { ref: 'triggerAmount' } }] }),
);
