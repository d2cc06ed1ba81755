import { activated, creature } from '../build.ts';

export const hermitDruid = creature(
  'Hermit Druid',
  { cost: '{1}{G}', subtypes: ['Human', 'Druid'], power: 1, toughness: 1 },
  activated([{ mana: '{G}' }, { tap: 'self' }], {
    do: [
      { do: 'revealUntil', who: 'you', until: { all: [{ supertype: 'basic' }, { type: 'land' }] }, found: 'land', rest: 'others' },
      { do: 'move', what: { ref: 'land' }, to: { zone: 'hand' } },
      { do: 'move', what: { ref: 'others' }, to: { zone: 'graveyard' } },
    ],
  }),
);
