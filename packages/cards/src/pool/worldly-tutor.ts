import { creatures, instant, spell } from '../build.ts';

export const worldlyTutor = instant(
  'Worldly Tutor',
  { cost: '{G}' },
  spell({
    do: [
      { do: 'search', who: 'you', in: 'you', for: creatures, amount: 1, reveal: true, thenShuffle: true, as: 'card' },
      { do: 'move', what: { ref: 'card' }, to: { zone: 'library', position: 'top' } },
    ],
  }),
);
