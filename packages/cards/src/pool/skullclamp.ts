import { continuous, equipment, triggered } from '../build.ts';

export const skullclamp = equipment(
  'Skullclamp',
  { cost: '{1}' },
  '{1}',
  continuous('attached', { power: 1, toughness: -1 }),
  triggered({ on: 'move', what: 'attached', from: 'battlefield', to: 'graveyard' }, { do: [{ do: 'draw', who: 'you', amount: 2 }] }),
);
