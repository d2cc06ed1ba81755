import { instant, spell, target } from '../build.ts';

export const deathlace = instant(
  'Deathlace',
  { cost: '{B}' },
  spell({
    targets: [target('it', { objects: { any: [{ is: 'spell' }, { is: 'permanent' }] }, zone: ['stack', 'battlefield'] })],
    do: [{ do: 'change', what: { ref: 'it' }, changes: [{ colors: { set: ['B'] } }], for: 'game' }],
  }),
);
