import { activated, creature, creatures, target } from '../build.ts';

export const orderOfWhiteclay = creature(
  'Order of Whiteclay',
  { cost: '{1}{W}{W}', subtypes: ['Kithkin', 'Cleric'], power: 1, toughness: 4 },
  activated([{ mana: '{1}{W}{W}' }, { untap: 'self' }], {
    targets: [target('card', { objects: { all: [creatures, { stat: 'manaValue', op: '<=', than: 3 }, { owner: 'you' }] }, zone: 'graveyard' })],
    do: [{ do: 'move', what: { ref: 'card' }, to: { zone: 'battlefield' } }],
  }),
);
