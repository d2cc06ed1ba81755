import { activated, artifactCreature, keyword } from '../build.ts';

export const piliPala = artifactCreature(
  'Pili-Pala',
  { cost: '{2}', subtypes: ['Scarecrow'], power: 1, toughness: 1 },
  keyword('flying'),
  activated([{ mana: '{2}' }, { untap: 'self' }], { do: [{ do: 'mana', who: 'you', mana: { colors: 'any', count: 1 } }] }),
);
