import { creatures, instant, spell, target } from '../build.ts';

export const smother = instant(
  'Smother',
  { cost: '{1}{B}' },
  spell({
    targets: [target('it', { objects: { all: [creatures, { stat: 'manaValue', op: '<=', than: 3 }] } })],
    do: [{ do: 'destroy', what: { ref: 'it' }, noRegeneration: true }],
  }),
);
