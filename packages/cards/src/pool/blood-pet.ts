import { activated, creature } from '../build.ts';

export const bloodPet = creature(
  'Blood Pet',
  { cost: '{B}', subtypes: ['Thrull'], power: 1, toughness: 1 },
  activated([{ sacrifice: 'self' }], { do: [{ do: 'mana', who: 'you', mana: '{B}' }] }),
);
