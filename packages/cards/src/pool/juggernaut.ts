import { artifactCreature, continuous } from '../build.ts';

export const juggernaut = artifactCreature(
  'Juggernaut',
  { cost: '{4}', subtypes: ['Juggernaut'], power: 5, toughness: 3 },
  continuous('self', { rule: 'mustAttack' }, { rule: { cantBeBlockedBy: { subtype: 'Wall' } } }),
);
