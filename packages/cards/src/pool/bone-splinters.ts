import { aCreature, additionalCost, creatures, sorcery, spell, target } from '../build.ts';

export const boneSplinters = sorcery(
  'Bone Splinters',
  { cost: '{B}' },
  additionalCost([{ sacrifice: creatures, count: 1 }]),
  spell({ targets: [target('it', aCreature)], do: [{ do: 'destroy', what: { ref: 'it' } }] }),
);
