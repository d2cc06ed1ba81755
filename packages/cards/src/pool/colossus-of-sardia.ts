import { activated, artifactCreature, continuous, keyword } from '../build.ts';

export const colossusOfSardia = artifactCreature(
  'Colossus of Sardia',
  { cost: '{9}', subtypes: ['Golem'], power: 9, toughness: 9 },
  keyword('trample'),
  continuous('self', { rule: 'doesntUntap' }),
  activated([{ mana: '{9}' }], { do: [{ do: 'untap', what: 'self' }] }, { timing: { only: { all: [{ turnOf: 'you' }, { step: 'upkeep' }] } } }),
);
