import { creatures, instant, spell } from '../build.ts';

export const gatherSpecimens = instant(
  'Gather Specimens',
  { ru: 'Сбор Образцов', cost: '{3}{U}{U}{U}' },
  spell({
    do: [
      {
        do: 'shield',
        when: { would: 'move', what: { all: [creatures, { controller: 'opponents' }] }, to: 'battlefield' },
        with: { destination: { zone: 'battlefield', under: 'you' } },
        for: 'endOfTurn',
      },
    ],
  }),
);
