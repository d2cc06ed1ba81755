import { enchantment, replacing, yourCreatures } from '../build.ts';

export const worship = enchantment(
  'Worship',
  { cost: '{3}{W}' },
  {
    ...replacing({ would: 'loseLife', who: 'you', fromDamage: true }, { amount: { atMost: { max: [0, { minus: [{ life: 'you' }, 1] }] } } }),
    while: { exists: { each: yourCreatures } },
  },
);
