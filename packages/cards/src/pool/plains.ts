import { basicLand } from '../build.ts';

export const plains = basicLand('Plains', 'Равнина');
