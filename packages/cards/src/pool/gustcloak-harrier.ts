import { creature, keyword, triggered } from '../build.ts';

export const gustcloakHarrier = creature(
  'Gustcloak Harrier',
  { cost: '{1}{W}{W}', subtypes: ['Bird', 'Soldier'], power: 2, toughness: 2 },
  keyword('flying'),
  triggered(
    { on: 'becomesBlocked', what: 'self' },
    {
      do: [
        {
          do: 'may',
          who: 'you',
          then: [
            { do: 'untap', what: 'self' },
            { do: 'removeFromCombat', what: 'self' },
          ],
        },
      ],
    },
  ),
);
