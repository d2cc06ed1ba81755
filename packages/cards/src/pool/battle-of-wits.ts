import { at, enchantment, triggered } from '../build.ts';

export const battleOfWits = enchantment(
  'Battle of Wits',
  { cost: '{3}{U}{U}' },
  triggered(at('upkeep', 'you'), { do: [{ do: 'win', who: 'you' }] }, { if: { compare: { cards: 'library', of: 'you' }, op: '>=', to: 200 } }),
);
