import { creatures, sorcery, spell, target } from '../build.ts';

export const plagueSpores = sorcery(
  'Plague Spores',
  { cost: '{4}{B}{R}' },
  spell({
    targets: [target('creature', { objects: { all: [creatures, { not: { color: 'B' } }] } }), target('land', { objects: { type: 'land' } })],
    do: [{ do: 'destroy', what: { oneOf: [{ ref: 'creature' }, { ref: 'land' }] }, noRegeneration: true }],
  }),
);
