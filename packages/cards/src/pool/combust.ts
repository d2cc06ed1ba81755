import { continuous, creatures, instant, spell, target } from '../build.ts';

export const combust = instant(
  'Combust',
  { ru: 'Воспламенение', cost: '{1}{R}' },
  continuous('self', { rule: 'cantBeCountered' }),
  spell({
    targets: [target('it', { objects: { all: [{ any: [{ color: 'W' }, { color: 'U' }] }, creatures] } })],
    do: [{ do: 'damage', amount: 5, to: { ref: 'it' }, unpreventable: true }],
  }),
);
