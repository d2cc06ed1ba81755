import { aCreature, instant, spell, target } from '../build.ts';

export const giantGrowth = instant(
  'Giant Growth',
  { ru: 'Исполинский Рост', cost: '{G}' },
  spell({ targets: [target('it', aCreature)], do: [{ do: 'change', what: { ref: 'it' }, changes: [{ power: 3, toughness: 3 }], for: 'endOfTurn' }] }),
);
