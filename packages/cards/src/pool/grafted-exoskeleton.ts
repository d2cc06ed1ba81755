import { continuous, equipment, keyword, triggered } from '../build.ts';

export const graftedExoskeleton = equipment(
  'Grafted Exoskeleton',
  { cost: '{4}' },
  '{2}',
  continuous('attached', { power: 2, toughness: 2 }, { gain: [keyword('infect')] }),
  triggered({ on: 'unattach', what: 'self' }, { do: [{ do: 'sacrifice', what: { ref: 'attachedTo' } }] }),
);
