import { artifactCreature, enters, keyword, triggered } from '../build.ts';

export const eaterOfDays = artifactCreature(
  'Eater of Days',
  { cost: '{4}', subtypes: ['Leviathan'], power: 9, toughness: 8 },
  keyword('flying'),
  keyword('trample'),
  triggered(enters, { do: [{ do: 'skip', who: 'you', what: 'turn', times: 2 }] }),
);
