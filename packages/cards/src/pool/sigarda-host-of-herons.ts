import { creature, keyword } from '../build.ts';

export const sigardaHostOfHerons = creature(
  'Sigarda, Host of Herons',
  { cost: '{2}{G}{W}{W}', supertypes: ['legendary'], subtypes: ['Angel'], power: 5, toughness: 5 },
  keyword('flying'),
  keyword('hexproof'),
  { kind: 'static', play: [{ cantMakeSacrifice: 'opponents', who: 'you' }] },
);
