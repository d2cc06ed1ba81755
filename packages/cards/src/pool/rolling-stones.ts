import { continuous, creatures, enchantment } from '../build.ts';

export const rollingStones = enchantment(
  'Rolling Stones',
  { cost: '{1}{W}' },
  continuous({ each: { all: [{ subtype: 'Wall' }, creatures] } }, { rule: 'attackAsThoughNoDefender' }),
);
