import type { Filter } from '@arbiter/schema';
import { activated, continuous, creature, creatures, target } from '../build.ts';

const faceDown: Filter = { all: [{ is: 'faceDown' }, creatures] };

export const ixidorRealitySculptor = creature(
  'Ixidor, Reality Sculptor',
  { cost: '{3}{U}{U}', supertypes: ['legendary'], subtypes: ['Human', 'Wizard'], power: 3, toughness: 4 },
  continuous({ each: faceDown }, { power: 1, toughness: 1 }),
  activated([{ mana: '{2}{U}' }], { targets: [target('it', { objects: faceDown })], do: [{ do: 'faceUp', what: { ref: 'it' } }] }),
);
