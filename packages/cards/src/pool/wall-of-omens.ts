import { creature, enters, keyword, triggered } from '../build.ts';

export const wallOfOmens = creature(
  'Wall of Omens',
  { ru: 'Стена Предзнаменований', cost: '{1}{W}', subtypes: ['Wall'], power: 0, toughness: 4 },
  keyword('defender'),
  triggered(enters, { do: [{ do: 'draw', who: 'you', amount: 1 }] }),
);
