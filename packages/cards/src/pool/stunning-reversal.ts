import { instant, spell } from '../build.ts';

export const stunningReversal = instant(
  'Stunning Reversal',
  { cost: '{3}{B}' },
  spell({
    do: [
      {
        do: 'shield',
        when: { would: 'lose', who: 'you' },
        with: {
          instead: [
            { do: 'draw', who: 'you', amount: 7 },
            { do: 'setLife', who: 'you', amount: 1 },
          ],
        },
        for: 'endOfTurn',
        uses: 'once',
      },
      { do: 'move', what: 'self', to: { zone: 'exile' } },
    ],
  }),
);
