import { aura, continuous, creatures } from '../build.ts';

export const pacifism = aura('Pacifism', { ru: 'Пацифизм', cost: '{1}{W}' }, creatures, continuous('attached', { rule: 'cantAttack' }, { rule: 'cantBlock' }));
