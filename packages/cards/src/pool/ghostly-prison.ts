import { enchantment } from '../build.ts';

export const ghostlyPrison = enchantment('Ghostly Prison', { cost: '{2}{W}' }, { kind: 'static', play: [{ attackTax: [{ mana: '{2}' }], against: 'you' }] });
