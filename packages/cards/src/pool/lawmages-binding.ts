import { aura, continuous, creatures, keyword } from '../build.ts';

export const lawmagesBinding = aura(
  "Lawmage's Binding",
  { cost: '{1}{W}{U}' },
  creatures,
  keyword('flash'),
  continuous('attached', { rule: 'cantAttack' }, { rule: 'cantBlock' }, { rule: 'cantActivate' }),
);
