import { creature, creatures, enters, target, triggered } from '../build.ts';

export const gravedigger = creature(
  'Gravedigger',
  { ru: 'Могильщик', cost: '{3}{B}', subtypes: ['Zombie'], power: 2, toughness: 2 },
  triggered(
    enters,
    {
      targets: [target('card', { objects: { all: [creatures, { owner: 'you' }] }, zone: 'graveyard' })],
      do: [{ do: 'move', what: { ref: 'card' }, to: { zone: 'hand' } }],
    },
    { may: true },
  ),
);
