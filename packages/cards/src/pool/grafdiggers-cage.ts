import { artifact, creatures } from '../build.ts';

export const grafdiggersCage = artifact(
  "Grafdigger's Cage",
  { cost: '{1}' },
  {
    kind: 'static',
    play: [
      { cantEnter: creatures, from: ['graveyard', 'library'] },
      { cantCast: 'any', who: 'each', zone: 'graveyard' },
      { cantCast: 'any', who: 'each', zone: 'library' },
    ],
  },
);
