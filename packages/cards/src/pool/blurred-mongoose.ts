import { continuous, creature, keyword } from '../build.ts';

export const blurredMongoose = creature(
  'Blurred Mongoose',
  { cost: '{1}{G}', subtypes: ['Mongoose'], power: 2, toughness: 1 },
  { ...continuous('self', { rule: 'cantBeCountered' }), zones: ['stack'] },
  keyword('shroud'),
);
