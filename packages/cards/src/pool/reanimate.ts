import { creatures, sorcery, spell, target } from '../build.ts';

export const reanimate = sorcery(
  'Reanimate',
  { cost: '{B}' },
  spell({
    targets: [target('card', { objects: creatures, zone: 'graveyard' })],
    do: [
      { do: 'move', what: { ref: 'card' }, to: { zone: 'battlefield', under: 'you' } },
      { do: 'loseLife', who: 'you', amount: { stat: 'manaValue', of: { ref: 'card' } } },
    ],
  }),
);
