import { at, creature, keyword, triggered } from '../build.ts';

export const felidarSovereign = creature(
  'Felidar Sovereign',
  { cost: '{4}{W}{W}', subtypes: ['Cat', 'Beast'], power: 4, toughness: 6 },
  keyword('vigilance'),
  keyword('lifelink'),
  triggered(at('upkeep', 'you'), { do: [{ do: 'win', who: 'you' }] }, { if: { compare: { life: 'you' }, op: '>=', to: 40 } }),
);
