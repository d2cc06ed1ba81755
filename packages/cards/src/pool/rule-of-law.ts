import { enchantment } from '../build.ts';

export const ruleOfLaw = enchantment('Rule of Law', { cost: '{2}{W}' }, { kind: 'static', play: [{ cantCast: 'any', who: 'each', more: 'onePerTurn' }] });
