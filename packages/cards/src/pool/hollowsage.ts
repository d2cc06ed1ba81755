import { aPlayer, creature, target, triggered } from '../build.ts';

export const hollowsage = creature(
  'Hollowsage',
  { cost: '{3}{B}', subtypes: ['Merfolk', 'Wizard'], power: 2, toughness: 2 },
  triggered({ on: 'untap', what: 'self' }, { targets: [target('player', aPlayer)], do: [{ do: 'discard', who: { ref: 'player' }, amount: 1 }] }, { may: true }),
);
