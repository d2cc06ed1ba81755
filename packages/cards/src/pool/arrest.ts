import { aura, continuous, creatures } from '../build.ts';

export const arrest = aura(
  'Arrest',
  { ru: 'Арест', cost: '{2}{W}' },
  creatures,
  continuous('attached', { rule: 'cantAttack' }, { rule: 'cantBlock' }, { rule: 'cantActivate' }),
);
