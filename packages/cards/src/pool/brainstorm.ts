import { instant, spell } from '../build.ts';

export const brainstorm = instant(
  'Brainstorm',
  { cost: '{U}' },
  spell({
    do: [
      { do: 'draw', who: 'you', amount: 3 },
      { do: 'choose', who: 'you', from: { each: { owner: 'you' }, zone: 'hand' }, amount: 2, as: 'two' },
      { do: 'move', what: { ref: 'two' }, to: { zone: 'library', position: 'top', order: 'any' } },
    ],
  }),
);
