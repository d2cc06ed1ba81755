import { sorcery, spell, target } from '../build.ts';

export const maelstromPulse = sorcery(
  'Maelstrom Pulse',
  { cost: '{1}{B}{G}' },
  spell({
    targets: [target('it', { objects: { all: [{ is: 'permanent' }, { not: { type: 'land' } }] } })],
    do: [{ do: 'destroy', what: { oneOf: [{ ref: 'it' }, { each: { all: [{ is: 'permanent' }, { sameNameAs: { ref: 'it' } }] } }] } }],
  }),
);
