import { creature, creatures, triggered } from '../build.ts';

export const elvenWarhounds = creature(
  'Elven Warhounds',
  { cost: '{3}{G}', subtypes: ['Hound'], power: 2, toughness: 2 },
  triggered(
    { on: 'becomesBlocked', what: 'self', by: creatures },
    { do: [{ do: 'move', what: { ref: 'blockers' }, to: { zone: 'library', position: 'top' } }] },
  ),
);
