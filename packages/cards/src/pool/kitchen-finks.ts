import { creature, enters, keyword, triggered } from '../build.ts';

export const kitchenFinks = creature(
  'Kitchen Finks',
  { cost: '{1}{G/W}{G/W}', subtypes: ['Ouphe'], power: 3, toughness: 2 },
  triggered(enters, { do: [{ do: 'gainLife', who: 'you', amount: 2 }] }),
  keyword('persist'),
);
