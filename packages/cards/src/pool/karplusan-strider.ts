import { continuous, creature } from '../build.ts';

export const karplusanStrider = creature(
  'Karplusan Strider',
  { cost: '{3}{G}', subtypes: ['Yeti'], power: 3, toughness: 4 },
  continuous('self', { rule: { cantBeTargetedBy: { all: [{ is: 'spell' }, { any: [{ color: 'U' }, { color: 'B' }] }] } } }),
);
