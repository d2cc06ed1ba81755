import { enchantment, keyword } from '../build.ts';

export const leylineOfPunishment = enchantment('Leyline of Punishment', { cost: '{2}{R}{R}' }, keyword('beginInPlay'), {
  kind: 'static',
  play: [{ cantGainLife: 'each' }, { damageCantBePrevented: true }],
});
