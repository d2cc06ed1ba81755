import { creature, enters, target, triggered } from '../build.ts';

export const eternalWitness = creature(
  'Eternal Witness',
  { cost: '{1}{G}{G}', subtypes: ['Human', 'Shaman'], power: 2, toughness: 1 },
  triggered(
    enters,
    { targets: [target('card', { objects: { owner: 'you' }, zone: 'graveyard' })], do: [{ do: 'move', what: { ref: 'card' }, to: { zone: 'hand' } }] },
    { may: true },
  ),
);
