import { creature, enters, keyword, target, triggered } from '../build.ts';

export const venserShaperSavant = creature(
  'Venser, Shaper Savant',
  { ru: 'Венсер, Ученый Заклинатель', cost: '{2}{U}{U}', supertypes: ['legendary'], subtypes: ['Human', 'Wizard'], power: 2, toughness: 2 },
  keyword('flash'),
  triggered(enters, {
    targets: [target('it', { objects: { any: [{ is: 'spell' }, { is: 'permanent' }] }, zone: ['stack', 'battlefield'] })],
    do: [{ do: 'move', what: { ref: 'it' }, to: { zone: 'hand' } }],
  }),
);
