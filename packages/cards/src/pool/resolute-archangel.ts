import { creature, enters, keyword, triggered } from '../build.ts';

export const resoluteArchangel = creature(
  'Resolute Archangel',
  { cost: '{5}{W}{W}', subtypes: ['Angel'], power: 4, toughness: 4 },
  keyword('flying'),
  triggered(
    enters,
    { do: [{ do: 'setLife', who: 'you', amount: { startingLife: 'you' } }] },
    { if: { compare: { life: 'you' }, op: '<', to: { startingLife: 'you' } } },
  ),
);
