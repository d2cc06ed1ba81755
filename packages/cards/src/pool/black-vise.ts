import { artifact, asEnters, at, triggered } from '../build.ts';

export const blackVise = artifact(
  'Black Vise',
  { cost: '{1}' },
  asEnters({ choose: [{ as: 'opponent', what: 'opponent' }] }),
  triggered(at('upkeep', { linked: 'opponent' }), {
    do: [
      {
        do: 'damage',
        amount: { minus: [{ cards: 'hand', of: { ref: 'triggerPlayer' } }, 4] },
        to: { player: { ref: 'triggerPlayer' } },
      },
    ],
  }),
);
