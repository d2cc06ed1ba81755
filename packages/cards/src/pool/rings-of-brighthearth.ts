import { artifact, triggered } from '../build.ts';

export const ringsOfBrighthearth = artifact(
  'Rings of Brighthearth',
  { cost: '{3}' },
  triggered(
    { on: 'activate', who: 'you', mana: false },
    {
      do: [
        {
          do: 'may',
          who: 'you',
          cost: [{ mana: '{2}' }],
          then: [{ do: 'copyStack', what: { ref: 'trigger' }, who: 'you', newTargets: true }],
        },
      ],
    },
  ),
);
