import { activated, creature, enters, triggered, yourCreatures } from '../build.ts';

export const loxodonHierarch = creature(
  'Loxodon Hierarch',
  { ru: 'Локсодонский иерарх', cost: '{2}{G}{W}', subtypes: ['Elephant', 'Cleric'], power: 4, toughness: 4 },
  triggered(enters, { do: [{ do: 'gainLife', who: 'you', amount: 4 }] }),
  activated([{ mana: '{G}{W}' }, { sacrifice: 'self' }], { do: [{ do: 'regenerate', what: { each: yourCreatures } }] }),
);
