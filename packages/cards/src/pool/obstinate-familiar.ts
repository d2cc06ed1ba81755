import { creature } from '../build.ts';

export const obstinateFamiliar = creature(
  'Obstinate Familiar',
  { cost: '{R}', subtypes: ['Lizard'], power: 1, toughness: 1 },
  { kind: 'replacement', when: { would: 'draw', who: 'you' }, with: { skip: true }, optional: true },
);
