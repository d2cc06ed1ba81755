import { creature, creatures, triggered } from '../build.ts';

export const tangleAsp = creature(
  'Tangle Asp',
  { cost: '{1}{G}', subtypes: ['Snake'], power: 1, toughness: 2 },
  triggered(
    { on: 'block', what: 'self' },
    { do: [{ do: 'delayed', when: { on: 'step', step: 'end-of-combat' }, text: { do: [{ do: 'destroy', what: { ref: 'blocked' } }] } }] },
  ),
  triggered(
    { on: 'becomesBlocked', what: 'self', by: creatures },
    { do: [{ do: 'delayed', when: { on: 'step', step: 'end-of-combat' }, text: { do: [{ do: 'destroy', what: { ref: 'blockers' } }] } }] },
  ),
);
