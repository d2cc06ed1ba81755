import { instant, keyword, spell } from '../build.ts';

export const flaringPain = instant(
  'Flaring Pain',
  { cost: '{1}{R}' },
  spell({ do: [{ do: 'play', changes: [{ damageCantBePrevented: true }], for: 'endOfTurn' }] }),
  keyword('flashback', { cost: [{ mana: '{R}' }] }),
);
