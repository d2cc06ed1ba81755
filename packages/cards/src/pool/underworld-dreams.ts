import { enchantment, triggered } from '../build.ts';

export const underworldDreams = enchantment(
  'Underworld Dreams',
  { cost: '{B}{B}{B}' },
  triggered({ on: 'draw', who: 'opponents' }, { do: [{ do: 'damage', amount: 1, to: { player: { ref: 'triggerPlayer' } } }] }),
);
