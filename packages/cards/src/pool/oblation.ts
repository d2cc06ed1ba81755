import { instant, spell, target } from '../build.ts';

export const oblation = instant(
  'Oblation',
  { cost: '{2}{W}' },
  spell({
    targets: [target('it', { objects: { all: [{ is: 'permanent' }, { not: { type: 'land' } }] } })],
    do: [
      { do: 'bind', value: { players: { ownerOf: { ref: 'it' } } }, as: 'owner' },
      { do: 'move', what: { ref: 'it' }, to: { zone: 'library', position: 'shuffled' } },
      { do: 'draw', who: { ref: 'owner' }, amount: 2 },
    ],
  }),
);
