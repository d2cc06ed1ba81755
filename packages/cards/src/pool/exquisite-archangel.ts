import { creature, keyword, replacing } from '../build.ts';

export const exquisiteArchangel = creature(
  'Exquisite Archangel',
  { cost: '{5}{W}{W}', subtypes: ['Angel'], power: 5, toughness: 5 },
  keyword('flying'),
  replacing(
    { would: 'lose', who: 'you' },
    {
      instead: [
        { do: 'move', what: 'self', to: { zone: 'exile' } },
        { do: 'setLife', who: 'you', amount: { startingLife: 'you' } },
      ],
    },
  ),
);
