import { aCreature, instant, spell, target } from '../build.ts';

export const hypothesizzle = instant(
  'Hypothesizzle',
  { cost: '{3}{U}{R}' },
  spell({
    do: [
      { do: 'draw', who: 'you', amount: 2 },
      {
        do: 'may',
        who: 'you',
        cost: [{ discard: { not: { type: 'land' } }, count: 1 }],
        then: [{ do: 'reflexive', text: { targets: [target('it', aCreature)], do: [{ do: 'damage', amount: 4, to: { ref: 'it' } }] } }],
      },
    ],
  }),
);
