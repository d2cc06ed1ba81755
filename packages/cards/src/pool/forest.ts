import { basicLand } from '../build.ts';

export const forest = basicLand('Forest', 'Лес');
