import { creature, creatures, keyword, triggered } from '../build.ts';

export const wallOfTears = creature(
  'Wall of Tears',
  { cost: '{1}{U}', subtypes: ['Wall'], power: 0, toughness: 4 },
  keyword('defender'),
  triggered(
    { on: 'block', what: 'self', attacker: creatures },
    {
      do: [
        {
          do: 'delayed',
          when: { on: 'step', step: 'end-of-combat' },
          text: { do: [{ do: 'move', what: { ref: 'blocked' }, to: { zone: 'hand' } }] },
          times: 'once',
        },
      ],
    },
  ),
);
