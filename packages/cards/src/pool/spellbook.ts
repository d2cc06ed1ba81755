import { artifact } from '../build.ts';

export const spellbook = artifact('Spellbook', { cost: '{0}' }, { kind: 'static', play: [{ maxHand: 'none', who: 'you' }] });
