import { instant, keyword, spell, target } from '../build.ts';

export const cometStorm = instant(
  'Comet Storm',
  { cost: '{X}{R}{R}' },
  keyword('multikicker', { cost: [{ mana: '{1}' }] }),
  spell({
    targets: [target('them', 'anyTarget', { sum: [1, { paidTimes: 'multikicker' }] })],
    do: [{ do: 'damage', amount: 'X', to: { ref: 'them' } }],
  }),
);
