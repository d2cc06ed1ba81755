import { at, creature, doubleFaced, keyword, triggered } from '../build.ts';

export const villageIronsmith = doubleFaced(
  creature(
    'Village Ironsmith',
    { cost: '{1}{R}', subtypes: ['Human', 'Werewolf'], power: 1, toughness: 1 },
    keyword('first strike'),
    triggered(at('upkeep', 'each'), { do: [{ do: 'transform', what: 'self' }] }, { if: { compare: { lastTurn: 'spellsCast', who: 'each' }, op: '=', to: 0 } }),
  ),
  creature(
    'Ironfang',
    { colors: ['R'], subtypes: ['Werewolf'], power: 3, toughness: 1 },
    keyword('first strike'),
    triggered(
      at('upkeep', 'each'),
      { do: [{ do: 'transform', what: 'self' }] },
      { if: { compare: { lastTurn: 'spellsCast', who: 'each', pick: 'most' }, op: '>=', to: 2 } },
    ),
  ),
);
