import { artifact, triggered } from '../build.ts';

export const mesmericOrb = artifact(
  'Mesmeric Orb',
  { cost: '{2}' },
  triggered({ on: 'untap', what: { is: 'permanent' } }, { do: [{ do: 'mill', who: { ref: 'triggerPlayer' }, amount: 1 }] }),
);
