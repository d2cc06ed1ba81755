import { creature, creatures, triggered } from '../build.ts';

export const abomination = creature(
  'Abomination',
  { cost: '{3}{B}{B}', subtypes: ['Horror'], power: 2, toughness: 6 },
  triggered(
    { on: 'block', what: 'self', attacker: { any: [{ color: 'G' }, { color: 'W' }] } },
    { do: [{ do: 'delayed', when: { on: 'step', step: 'end-of-combat' }, text: { do: [{ do: 'destroy', what: { ref: 'blocked' } }] } }] },
  ),
  triggered(
    { on: 'becomesBlocked', what: 'self', by: { all: [creatures, { any: [{ color: 'G' }, { color: 'W' }] }] } },
    { do: [{ do: 'delayed', when: { on: 'step', step: 'end-of-combat' }, text: { do: [{ do: 'destroy', what: { ref: 'blockers' } }] } }] },
  ),
);
