import { creature, keyword, triggered } from '../build.ts';

export const exaltedAngel = creature(
  'Exalted Angel',
  { cost: '{4}{W}{W}', subtypes: ['Angel'], power: 4, toughness: 5 },
  keyword('flying'),
  triggered({ on: 'damage', source: 'self' }, { do: [{ do: 'gainLife', who: 'you', amount: { ref: 'triggerAmount' } }] }, { each: 'batch' }),
  keyword('morph', { cost: [{ mana: '{2}{W}{W}' }] }),
);
