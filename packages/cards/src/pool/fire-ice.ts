import { aPermanent, instant, spell, split, target } from '../build.ts';

export const fireIce = split(
  instant(
    'Fire',
    { cost: '{1}{R}' },
    spell({
      targets: [{ as: 'them', what: 'anyTarget', min: 1, max: 2, divides: 2 }],
      do: [{ do: 'damage', amount: 2, to: { divided: 'them' } }],
    }),
  ),
  instant(
    'Ice',
    { cost: '{1}{U}' },
    spell({
      targets: [target('it', aPermanent)],
      do: [
        { do: 'tap', what: { ref: 'it' } },
        { do: 'draw', who: 'you', amount: 1 },
      ],
    }),
  ),
);
