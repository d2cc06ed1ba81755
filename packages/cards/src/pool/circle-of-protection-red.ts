import { activated, enchantment } from '../build.ts';

export const circleOfProtectionRed = enchantment(
  'Circle of Protection: Red',
  { cost: '{1}{W}' },
  activated([{ mana: '{1}' }], {
    do: [
      {
        do: 'shield',
        when: { would: 'damage', toPlayer: 'you' },
        with: { prevent: 'all' },
        for: 'endOfTurn',
        uses: 'once',
        sourceOfChoice: { color: 'R' },
      },
    ],
  }),
);
