import { creature } from '../build.ts';

export const hillGiant = creature('Hill Giant', { ru: 'Гигант с Холмов', cost: '{3}{R}', subtypes: ['Giant'], power: 3, toughness: 3 });
