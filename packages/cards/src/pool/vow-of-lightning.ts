import { aura, continuous, creatures, keyword } from '../build.ts';

export const vowOfLightning = aura(
  'Vow of Lightning',
  { cost: '{2}{R}' },
  creatures,
  continuous('attached', { power: 2, toughness: 2 }, { gain: [keyword('first strike')] }, { rule: { cantAttackPlayer: 'you', planeswalkers: true } }),
);
