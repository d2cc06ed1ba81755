import { creature, triggered, yourCreatures } from '../build.ts';

export const emperorCrocodile = creature(
  'Emperor Crocodile',
  { cost: '{3}{G}', subtypes: ['Crocodile'], power: 5, toughness: 5 },
  triggered(
    { on: 'state', when: { not: { exists: { each: { all: [yourCreatures, { not: { among: 'self' } }] } } } } },
    { do: [{ do: 'sacrifice', what: 'self' }] },
  ),
);
