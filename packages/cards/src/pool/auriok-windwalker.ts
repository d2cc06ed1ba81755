import { activated, creature, keyword, target, yourCreatures } from '../build.ts';

export const auriokWindwalker = creature(
  'Auriok Windwalker',
  { cost: '{3}{W}', subtypes: ['Human', 'Wizard'], power: 2, toughness: 3 },
  keyword('flying'),
  activated([{ tap: 'self' }], {
    targets: [target('equipment', { objects: { all: [{ subtype: 'Equipment' }, { controller: 'you' }] } }), target('it', { objects: yourCreatures })],
    do: [{ do: 'attach', what: { ref: 'equipment' }, to: { ref: 'it' } }],
  }),
);
