import { creature, keyword } from '../build.ts';

export const abyssalPersecutor = creature(
  'Abyssal Persecutor',
  { cost: '{2}{B}{B}', subtypes: ['Demon'], power: 6, toughness: 6 },
  keyword('flying'),
  keyword('trample'),
  { kind: 'static', play: [{ cantWin: 'you' }, { cantLose: 'opponents' }] },
);
