import { instant, spell, target } from '../build.ts';

export const magmaJet = instant(
  'Magma Jet',
  { cost: '{1}{R}' },
  spell({
    targets: [target('it', 'anyTarget')],
    do: [
      { do: 'damage', amount: 2, to: { ref: 'it' } },
      { do: 'scry', who: 'you', amount: 2 },
    ],
  }),
);
