import { continuous, creature, keyword } from '../build.ts';

export const gnarlwoodDryad = creature('Gnarlwood Dryad', { cost: '{G}', subtypes: ['Dryad', 'Horror'], power: 1, toughness: 1 }, keyword('deathtouch'), {
  ...continuous('self', { power: 2, toughness: 2 }),
  while: { compare: { typesAmong: { each: { owner: 'you' }, zone: 'graveyard' } }, op: '>=', to: 4 },
});
