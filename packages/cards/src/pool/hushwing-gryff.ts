import { creature, creatures, keyword } from '../build.ts';

export const hushwingGryff = creature(
  'Hushwing Gryff',
  { cost: '{2}{W}', subtypes: ['Hippogriff'], power: 2, toughness: 1 },
  keyword('flash'),
  keyword('flying'),
  { kind: 'static', play: [{ triggersNot: { on: 'move', what: creatures, to: 'battlefield' } }] },
);
