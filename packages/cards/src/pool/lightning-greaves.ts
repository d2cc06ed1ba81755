import { continuous, equipment, keyword } from '../build.ts';

export const lightningGreaves = equipment('Lightning Greaves', { cost: '{2}' }, '{0}', continuous('attached', { gain: [keyword('haste'), keyword('shroud')] }));
