import { creature } from '../build.ts';

export const grizzlyBears = creature('Grizzly Bears', { ru: 'Гризли', cost: '{1}{G}', subtypes: ['Bear'], power: 2, toughness: 2 });
