import { sorcery, spell } from '../build.ts';

export const worldpurge = sorcery(
  'Worldpurge',
  { cost: '{4}{W/U}{W/U}{W/U}{W/U}' },
  spell({
    do: [
      { do: 'move', what: { each: { is: 'permanent' } }, to: { zone: 'hand' } },
      {
        do: 'forEach',
        of: { player: 'each' },
        name: 'player',
        then: [
          { do: 'choose', who: { ref: 'player' }, from: { each: { owner: { ref: 'player' } }, zone: 'hand' }, amount: [0, 7], as: 'kept' },
          {
            do: 'move',
            what: { each: { all: [{ owner: { ref: 'player' } }, { not: { among: { ref: 'kept' } } }] }, zone: 'hand' },
            to: { zone: 'library', position: 'shuffled' },
          },
        ],
      },
      { do: 'emptyMana', who: 'each' },
    ],
  }),
);
