import { creature } from '../build.ts';

export const trueBeliever = creature(
  'True Believer',
  { cost: '{W}{W}', subtypes: ['Human', 'Cleric'], power: 2, toughness: 2 },
  { kind: 'static', play: [{ playerHas: 'shroud', who: 'you' }] },
);
