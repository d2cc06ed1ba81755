import { continuous, creature, creatures } from '../build.ts';

export const necroticOoze = creature(
  'Necrotic Ooze',
  { cost: '{2}{B}{B}', subtypes: ['Ooze'], power: 4, toughness: 3 },
  continuous('self', { gainAbilitiesOf: { each: creatures, zone: 'graveyard' }, what: 'activated' }),
);
