import { activated, artifactCreature, continuous } from '../build.ts';

export const phyrexianColossus = artifactCreature(
  'Phyrexian Colossus',
  { cost: '{7}', subtypes: ['Golem'], power: 8, toughness: 8 },
  continuous('self', { rule: 'doesntUntap' }, { rule: { minBlockers: 3 } }),
  activated([{ life: 8 }], { do: [{ do: 'untap', what: 'self' }] }),
);
