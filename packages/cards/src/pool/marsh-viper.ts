import { creature, triggered } from '../build.ts';

export const marshViper = creature(
  'Marsh Viper',
  { cost: '{3}{G}', subtypes: ['Snake'], power: 1, toughness: 2 },
  triggered(
    { on: 'damage', source: 'self', toPlayer: 'each' },
    { do: [{ do: 'playerCounters', who: { ref: 'triggerPlayer' }, counter: 'poison', amount: 2 }] },
  ),
);
