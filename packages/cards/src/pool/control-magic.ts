import { aura, continuous, creatures } from '../build.ts';

export const controlMagic = aura('Control Magic', { cost: '{2}{U}{U}' }, creatures, continuous('attached', { control: 'you' }));
