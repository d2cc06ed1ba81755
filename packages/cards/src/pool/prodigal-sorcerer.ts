import { activated, creature, target } from '../build.ts';

export const prodigalSorcerer = creature(
  'Prodigal Sorcerer',
  { cost: '{2}{U}', subtypes: ['Human', 'Wizard'], power: 1, toughness: 1 },
  activated([{ tap: 'self' }], { targets: [target('it', 'anyTarget')], do: [{ do: 'damage', amount: 1, to: { ref: 'it' } }] }),
);
