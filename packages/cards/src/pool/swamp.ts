import { basicLand } from '../build.ts';

export const swamp = basicLand('Swamp', 'Болото');
