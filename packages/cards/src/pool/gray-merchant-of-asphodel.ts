import { creature, enters, triggered } from '../build.ts';

export const grayMerchantOfAsphodel = creature(
  'Gray Merchant of Asphodel',
  { cost: '{3}{B}{B}', subtypes: ['Zombie'], power: 2, toughness: 4 },
  triggered(enters, {
    do: [
      { do: 'loseLife', who: 'opponents', amount: { devotion: ['B'], of: 'you' }, as: 'lost' },
      { do: 'gainLife', who: 'you', amount: { ref: 'lost' } },
    ],
  }),
);
