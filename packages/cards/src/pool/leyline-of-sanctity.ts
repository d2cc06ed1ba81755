import { enchantment, keyword } from '../build.ts';

export const leylineOfSanctity = enchantment('Leyline of Sanctity', { cost: '{2}{W}{W}' }, keyword('beginInPlay'), {
  kind: 'static',
  play: [{ playerHas: 'hexproof', who: 'you' }],
});
