import { aPermanent, creatures, instant, spell, target } from '../build.ts';

export const chaosWarp = instant(
  'Chaos Warp',
  { cost: '{2}{R}' },
  spell({
    targets: [target('it', aPermanent)],
    do: [
      { do: 'bind', value: { players: { ownerOf: { ref: 'it' } } }, as: 'owner' },
      { do: 'move', what: { ref: 'it' }, to: { zone: 'library', position: 'shuffled' } },
      { do: 'bind', value: { top: 1, of: { ref: 'owner' } }, as: 'card' },
      { do: 'reveal', what: { ref: 'card' } },
      {
        do: 'move',
        what: { ref: 'card' },
        to: { zone: 'battlefield', under: { ref: 'owner' } },
        if: {
          fits: { ref: 'card' },
          filter: { any: [{ type: 'artifact' }, creatures, { type: 'enchantment' }, { type: 'land' }, { type: 'planeswalker' }] },
        },
      },
    ],
  }),
);
