import { creature, replacing } from '../build.ts';

export const aliFromCairo = creature(
  'Ali from Cairo',
  { cost: '{2}{R}{R}', subtypes: ['Human'], power: 0, toughness: 1 },
  replacing({ would: 'loseLife', who: 'you', fromDamage: true }, { amount: { atMost: { max: [0, { minus: [{ life: 'you' }, 1] }] } } }),
);
