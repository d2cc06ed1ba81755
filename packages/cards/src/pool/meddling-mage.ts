import { asEnters, creature } from '../build.ts';

export const meddlingMage = creature(
  'Meddling Mage',
  { cost: '{W}{U}', subtypes: ['Human', 'Wizard'], power: 2, toughness: 2 },
  asEnters({ choose: [{ as: 'name', what: 'name' }] }),
  { kind: 'static', play: [{ cantCast: { name: { linked: 'name' } }, who: 'each' }] },
);
