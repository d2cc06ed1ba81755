import { creature, creatures, enters, triggered } from '../build.ts';

export const phageTheUntouchable = creature(
  'Phage the Untouchable',
  { cost: '{3}{B}{B}{B}{B}', supertypes: ['legendary'], subtypes: ['Avatar', 'Minion'], power: 4, toughness: 4 },
  triggered(enters, { do: [{ do: 'lose', who: 'you' }] }, { if: { not: { fits: 'self', filter: { history: { castFrom: 'hand' } } } } }),
  triggered({ on: 'damage', source: 'self', to: creatures, combat: true }, { do: [{ do: 'destroy', what: { ref: 'trigger' }, noRegeneration: true }] }),
  triggered({ on: 'damage', source: 'self', toPlayer: 'each', combat: true }, { do: [{ do: 'lose', who: { ref: 'triggerPlayer' } }] }),
);
