import { creatures, sorcery, spell } from '../build.ts';

export const radiantFlames = sorcery(
  'Radiant Flames',
  { cost: '{2}{R}' },
  spell({ do: [{ do: 'damage', amount: { colorsSpent: 'self' }, to: { each: creatures } }] }),
);
