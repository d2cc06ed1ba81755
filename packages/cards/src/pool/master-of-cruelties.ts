import { continuous, creature, keyword, triggered } from '../build.ts';

export const masterOfCruelties = creature(
  'Master of Cruelties',
  { cost: '{3}{B}{R}', subtypes: ['Demon'], power: 1, toughness: 4 },
  keyword('first strike'),
  keyword('deathtouch'),
  continuous('self', { rule: 'attacksOnlyAlone' }),
  triggered(
    { on: 'unblocked', what: { all: [{ among: 'self' }, { attacks: 'each' }] } },
    {
      do: [
        { do: 'setLife', who: 'defending', amount: 1 },
        { do: 'change', what: 'self', changes: [{ rule: 'assignsNoDamage' }], for: 'endOfCombat' },
      ],
    },
  ),
);
