import { aura, continuous, creatures, keyword } from '../build.ts';

export const vowOfDuty = aura(
  'Vow of Duty',
  { cost: '{2}{W}' },
  creatures,
  continuous('attached', { power: 2, toughness: 2 }, { gain: [keyword('vigilance')] }, { rule: { cantAttackPlayer: 'you', planeswalkers: true } }),
);
