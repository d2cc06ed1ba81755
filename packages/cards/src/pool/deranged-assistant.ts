import { activated, creature } from '../build.ts';

export const derangedAssistant = creature(
  'Deranged Assistant',
  { cost: '{1}{U}', subtypes: ['Human', 'Wizard'], power: 1, toughness: 1 },
  activated([{ tap: 'self' }, { mill: 1 }], { do: [{ do: 'mana', who: 'you', mana: '{C}' }] }),
);
