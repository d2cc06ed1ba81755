import { enchantment } from '../build.ts';

export const futureSight = enchantment(
  'Future Sight',
  { cost: '{2}{U}{U}{U}' },
  { kind: 'static', play: [{ revealTop: 'you' }, { mayPlay: 'any', from: 'library', who: 'you', topOnly: true }] },
);
