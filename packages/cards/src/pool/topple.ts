import { creatures, sorcery, spell, target } from '../build.ts';

export const topple = sorcery(
  'Topple',
  { cost: '{2}{W}' },
  spell({
    targets: [target('it', { objects: { all: [creatures, { most: 'power', among: creatures }] } })],
    do: [{ do: 'move', what: { ref: 'it' }, to: { zone: 'exile' } }],
  }),
);
