import { activated, artifactCreature, target } from '../build.ts';

export const spellskite = artifactCreature(
  'Spellskite',
  { cost: '{2}', subtypes: ['Horror'], power: 0, toughness: 4 },
  activated([{ mana: '{U/P}' }], {
    targets: [target('it', { objects: { any: [{ is: 'spell' }, { is: 'ability' }] }, zone: 'stack' })],
    do: [{ do: 'retarget', what: { ref: 'it' }, who: 'you', to: 'self' }],
  }),
);
