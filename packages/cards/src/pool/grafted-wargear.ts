import { continuous, equipment, triggered } from '../build.ts';

export const graftedWargear = equipment(
  'Grafted Wargear',
  { cost: '{3}' },
  '{0}',
  continuous('attached', { power: 3, toughness: 2 }),
  triggered({ on: 'unattach', what: 'self' }, { do: [{ do: 'sacrifice', what: { ref: 'attachedTo' } }] }),
);
