import { artifactCreature } from '../build.ts';

export const silentArbiter = artifactCreature(
  'Silent Arbiter',
  { cost: '{4}', subtypes: ['Construct'], power: 1, toughness: 5 },
  {
    kind: 'static',
    play: [
      { cantAttackWith: 'any', who: 'each', more: 1 },
      { cantBlockWith: 'any', who: 'each', more: 1 },
    ],
  },
);
