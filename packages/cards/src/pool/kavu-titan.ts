import { continuous, creature, keyword } from '../build.ts';

export const kavuTitan = creature(
  'Kavu Titan',
  { cost: '{1}{G}', subtypes: ['Kavu'], power: 2, toughness: 2 },
  keyword('kicker', { cost: [{ mana: '{2}{G}' }] }),
  { kind: 'replacement', when: { would: 'move', what: 'self', to: 'battlefield' }, with: { enters: { counters: { '+1/+1': 3 } } }, if: { paid: 'kicker' } },
  { ...continuous('self', { gain: [keyword('trample')] }), while: { paid: 'kicker' } },
);
