import { land, tapFor, triggered } from '../build.ts';

export const cityOfBrass = land(
  'City of Brass',
  {},
  triggered({ on: 'tap', what: 'self' }, { do: [{ do: 'damage', amount: 1, to: { player: 'you' } }] }),
  tapFor({ colors: 'any', count: 1 }),
);
