import { continuous, land } from '../build.ts';

export const urborgTombOfYawgmoth = land(
  'Urborg, Tomb of Yawgmoth',
  { supertypes: ['legendary'] },
  continuous({ each: { type: 'land' } }, { types: { addSubtypes: ['Swamp'] } }),
);
