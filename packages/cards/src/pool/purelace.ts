import { instant, spell, target } from '../build.ts';

export const purelace = instant(
  'Purelace',
  { cost: '{W}' },
  spell({
    targets: [target('it', { objects: { any: [{ is: 'spell' }, { is: 'permanent' }] }, zone: ['stack', 'battlefield'] })],
    do: [{ do: 'change', what: { ref: 'it' }, changes: [{ colors: { set: ['W'] } }], for: 'game' }],
  }),
);
