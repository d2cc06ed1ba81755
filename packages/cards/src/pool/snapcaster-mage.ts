import { creature, enters, keyword, target, triggered } from '../build.ts';

export const snapcasterMage = creature(
  'Snapcaster Mage',
  { ru: 'Маг Молниеносных Заклинаний', cost: '{1}{U}', subtypes: ['Human', 'Wizard'], power: 2, toughness: 1 },
  keyword('flash'),
  triggered(enters, {
    targets: [target('card', { objects: { all: [{ any: [{ type: 'instant' }, { type: 'sorcery' }] }, { owner: 'you' }] }, zone: 'graveyard' })],
    do: [{ do: 'change', what: { ref: 'card' }, changes: [{ gain: [keyword('flashback')] }], for: 'endOfTurn' }],
  }),
);
