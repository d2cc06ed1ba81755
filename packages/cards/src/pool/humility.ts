import { continuous, creatures, enchantment } from '../build.ts';

export const humility = enchantment('Humility', { cost: '{2}{W}{W}' }, continuous({ each: creatures }, { lose: 'all' }, { setPower: 1, setToughness: 1 }));
