import { creature, creatures, keyword } from '../build.ts';

export const shelteringAncient = creature(
  'Sheltering Ancient',
  { cost: '{1}{G}', subtypes: ['Treefolk'], power: 5, toughness: 5 },
  keyword('trample'),
  keyword('cumulative upkeep', {
    cost: [{ putCounters: '+1/+1', count: 1, on: { all: [creatures, { controller: 'opponents' }] } }],
  }),
);
