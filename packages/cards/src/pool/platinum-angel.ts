import { artifactCreature, keyword } from '../build.ts';

export const platinumAngel = artifactCreature(
  'Platinum Angel',
  { ru: 'Платиновый Ангел', cost: '{7}', subtypes: ['Angel'], power: 4, toughness: 4 },
  keyword('flying'),
  { kind: 'static', play: [{ cantLose: 'you' }, { cantWin: 'opponents' }] },
);
