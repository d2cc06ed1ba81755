import { activated, artifactCreature } from '../build.ts';

export const millikin = artifactCreature(
  'Millikin',
  { cost: '{2}', subtypes: ['Construct'], power: 0, toughness: 1 },
  activated([{ tap: 'self' }, { mill: 1 }], { do: [{ do: 'mana', who: 'you', mana: '{C}' }] }),
);
