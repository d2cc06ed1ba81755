import { instant, spell, target } from '../build.ts';

export const twincast = instant(
  'Twincast',
  { cost: '{U}{U}' },
  spell({
    targets: [target('it', { objects: { all: [{ is: 'spell' }, { any: [{ type: 'instant' }, { type: 'sorcery' }] }] }, zone: 'stack' })],
    do: [{ do: 'copyStack', what: { ref: 'it' }, who: 'you', newTargets: true }],
  }),
);
