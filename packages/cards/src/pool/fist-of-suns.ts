import { artifact } from '../build.ts';

export const fistOfSuns = artifact(
  'Fist of Suns',
  { cost: '{3}' },
  { kind: 'static', play: [{ insteadOfManaCost: [{ mana: '{W}{U}{B}{R}{G}' }], of: 'any', who: 'you' }] },
);
