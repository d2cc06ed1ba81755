import { aPlayer, continuous, creature, enters, target, triggered } from '../build.ts';

export const revenantPatriarch = creature(
  'Revenant Patriarch',
  { cost: '{4}{B}', subtypes: ['Spirit'], power: 4, toughness: 3 },
  triggered(enters, { targets: [target('player', aPlayer)], do: [{ do: 'skip', who: { ref: 'player' }, what: 'combat' }] }, { if: { spent: 'W', on: 'self' } }),
  continuous('self', { rule: 'cantBlock' }),
);
