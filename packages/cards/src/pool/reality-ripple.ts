import { creatures, instant, spell, target } from '../build.ts';

export const realityRipple = instant(
  'Reality Ripple',
  { cost: '{1}{U}' },
  spell({
    targets: [target('it', { objects: { any: [{ type: 'artifact' }, creatures, { type: 'land' }] } })],
    do: [{ do: 'phaseOut', what: { ref: 'it' } }],
  }),
);
