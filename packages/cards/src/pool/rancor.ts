import { aura, continuous, creatures, dies, keyword, triggered } from '../build.ts';

export const rancor = aura(
  'Rancor',
  { cost: '{G}' },
  creatures,
  continuous('attached', { power: 2, toughness: 0 }, { gain: [keyword('trample')] }),
  triggered(dies, { do: [{ do: 'move', what: { ref: 'triggerNew' }, to: { zone: 'hand' } }] }),
);
