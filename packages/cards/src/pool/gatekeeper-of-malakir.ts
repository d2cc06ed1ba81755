import { aPlayer, creature, creatures, enters, keyword, target, triggered } from '../build.ts';

export const gatekeeperOfMalakir = creature(
  'Gatekeeper of Malakir',
  { ru: 'Малакирский Привратник', cost: '{B}{B}', subtypes: ['Vampire', 'Warrior'], power: 2, toughness: 2 },
  keyword('kicker', { cost: [{ mana: '{B}' }] }),
  triggered(
    enters,
    { targets: [target('player', aPlayer)], do: [{ do: 'sacrificeOf', who: { ref: 'player' }, what: creatures, amount: 1 }] },
    { if: { fits: 'self', filter: { is: 'kicked' } } },
  ),
);
