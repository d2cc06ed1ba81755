import { activated, enchantment } from '../build.ts';

export const wordsOfWorship = enchantment(
  'Words of Worship',
  { cost: '{2}{W}' },
  activated([{ mana: '{1}' }], {
    do: [
      {
        do: 'shield',
        when: { would: 'draw', who: 'you' },
        with: { instead: [{ do: 'gainLife', who: 'you', amount: 5 }] },
        for: 'endOfTurn',
        uses: 'once',
      },
    ],
  }),
);
