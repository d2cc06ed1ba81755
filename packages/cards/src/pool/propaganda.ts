import { enchantment } from '../build.ts';

export const propaganda = enchantment('Propaganda', { cost: '{2}{U}' }, { kind: 'static', play: [{ attackTax: [{ mana: '{2}' }], against: 'you' }] });
