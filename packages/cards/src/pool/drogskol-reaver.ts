import { creature, keyword, triggered } from '../build.ts';

export const drogskolReaver = creature(
  'Drogskol Reaver',
  { ru: 'Дрогсколский Громила', cost: '{5}{W}{U}', subtypes: ['Spirit'], power: 3, toughness: 5 },
  keyword('flying'),
  keyword('double strike'),
  keyword('lifelink'),
  triggered({ on: 'gainLife', who: 'you' }, { do: [{ do: 'draw', who: 'you', amount: 1 }] }),
);
