import { instant, spell, target } from '../build.ts';

export const echoingTruth = instant(
  'Echoing Truth',
  { cost: '{1}{U}' },
  spell({
    targets: [target('it', { objects: { all: [{ is: 'permanent' }, { not: { type: 'land' } }] } })],
    do: [{ do: 'move', what: { oneOf: [{ ref: 'it' }, { each: { all: [{ is: 'permanent' }, { sameNameAs: { ref: 'it' } }] } }] }, to: { zone: 'hand' } }],
  }),
);
