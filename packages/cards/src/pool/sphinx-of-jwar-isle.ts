import { creature, keyword } from '../build.ts';

export const sphinxOfJwarIsle = creature(
  'Sphinx of Jwar Isle',
  { cost: '{4}{U}{U}', subtypes: ['Sphinx'], power: 5, toughness: 5 },
  keyword('flying'),
  keyword('shroud'),
  { kind: 'static', play: [{ lookTop: 'you' }] },
);
