import { creature, triggered } from '../build.ts';

export const abyssalNightstalker = creature(
  'Abyssal Nightstalker',
  { cost: '{3}{B}', subtypes: ['Nightstalker'], power: 2, toughness: 2 },
  triggered({ on: 'unblocked', what: 'self' }, { do: [{ do: 'discard', who: 'defending', amount: 1 }] }),
);
