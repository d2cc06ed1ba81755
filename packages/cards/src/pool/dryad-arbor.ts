import { landCreature } from '../build.ts';

/** Its mana ability comes with its land type (2016:305.6). */
export const dryadArbor = landCreature('Dryad Arbor', { ru: 'Жилище Дриад', colors: ['G'], subtypes: ['Forest', 'Dryad'], power: 1, toughness: 1 });
