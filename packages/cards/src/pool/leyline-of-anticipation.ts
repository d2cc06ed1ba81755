import { enchantment, keyword } from '../build.ts';

export const leylineOfAnticipation = enchantment('Leyline of Anticipation', { cost: '{2}{U}{U}' }, keyword('beginInPlay'), {
  kind: 'static',
  play: [{ asThoughFlash: 'any', who: 'you' }],
});
