import { activated, creature } from '../build.ts';

export const drudgeSkeletons = creature(
  'Drudge Skeletons',
  { ru: 'Неутомимые Скелеты', cost: '{1}{B}', subtypes: ['Skeleton'], power: 1, toughness: 1 },
  activated([{ mana: '{B}' }], { do: [{ do: 'regenerate', what: 'self' }] }),
);
