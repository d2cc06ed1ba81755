import { aCreature, creature, keyword, target, triggered } from '../build.ts';

export const shimmeringEfreet = creature(
  'Shimmering Efreet',
  { cost: '{2}{U}', subtypes: ['Efreet'], power: 2, toughness: 2 },
  keyword('flying'),
  keyword('phasing'),
  triggered({ on: 'phasing', what: 'self', dir: 'in' }, { targets: [target('it', aCreature)], do: [{ do: 'phaseOut', what: { ref: 'it' } }] }),
);
