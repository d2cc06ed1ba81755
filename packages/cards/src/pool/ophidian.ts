import { creature, triggered } from '../build.ts';

export const ophidian = creature(
  'Ophidian',
  { cost: '{2}{U}', subtypes: ['Snake'], power: 1, toughness: 3 },
  triggered(
    { on: 'unblocked', what: 'self' },
    {
      do: [
        {
          do: 'may',
          who: 'you',
          then: [
            { do: 'draw', who: 'you', amount: 1 },
            { do: 'change', what: 'self', changes: [{ rule: 'assignsNoDamage' }], for: 'endOfTurn' },
          ],
        },
      ],
    },
  ),
);
