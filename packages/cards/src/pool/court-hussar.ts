import { creature, enters, keyword, triggered } from '../build.ts';

export const courtHussar = creature(
  'Court Hussar',
  { cost: '{2}{U}', subtypes: ['Vedalken', 'Knight'], power: 1, toughness: 3 },
  keyword('vigilance'),
  triggered(enters, {
    do: [
      { do: 'lookTop', who: 'you', whose: 'you', amount: 3, as: 'seen' },
      { do: 'choose', who: 'you', from: { ref: 'seen' }, as: 'kept' },
      { do: 'move', what: { ref: 'kept' }, to: { zone: 'hand' } },
      {
        do: 'move',
        what: { each: { all: [{ among: { ref: 'seen' } }, { not: { among: { ref: 'kept' } } }] }, zone: 'library' },
        to: { zone: 'library', position: 'bottom', order: 'any' },
      },
    ],
  }),
  triggered(enters, { do: [{ do: 'sacrifice', what: 'self', if: { not: { spent: 'W', on: 'self' } } }] }),
);
