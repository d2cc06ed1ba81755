import { basicLand } from '../build.ts';

export const island = basicLand('Island', 'Остров');
