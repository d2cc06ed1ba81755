import { activated, creatures, enchantment, target } from '../build.ts';

export const soulSnare = enchantment(
  'Soul Snare',
  { cost: '{W}' },
  activated([{ mana: '{W}' }, { sacrifice: 'self' }], {
    targets: [
      target('it', {
        objects: {
          all: [creatures, { any: [{ attacks: 'you' }, { attacks: { object: { each: { all: [{ type: 'planeswalker' }, { controller: 'you' }] } } } }] }],
        },
      }),
    ],
    do: [{ do: 'move', what: { ref: 'it' }, to: { zone: 'exile' } }],
  }),
);
