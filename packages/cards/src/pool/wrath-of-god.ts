import { creatures, sorcery, spell } from '../build.ts';

export const wrathOfGod = sorcery(
  'Wrath of God',
  { ru: 'Гнев Божий', cost: '{2}{W}{W}' },
  spell({ do: [{ do: 'destroy', what: { each: creatures }, noRegeneration: true }] }),
);
