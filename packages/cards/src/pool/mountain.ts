import { basicLand } from '../build.ts';

export const mountain = basicLand('Mountain', 'Гора');
