import { aCreature, activated, creature, target } from '../build.ts';

export const vodalianIllusionist = creature(
  'Vodalian Illusionist',
  { cost: '{2}{U}', subtypes: ['Merfolk', 'Wizard'], power: 2, toughness: 2 },
  activated([{ mana: '{U}{U}' }, { tap: 'self' }], { targets: [target('it', aCreature)], do: [{ do: 'phaseOut', what: { ref: 'it' } }] }),
);
