import { aCreature, instant, spell, target } from '../build.ts';

export const insideOut = instant(
  'Inside Out',
  { cost: '{1}{U/R}' },
  spell({
    targets: [target('it', aCreature)],
    do: [
      { do: 'change', what: { ref: 'it' }, changes: [{ switch: 'power/toughness' }], for: 'endOfTurn' },
      { do: 'draw', who: 'you', amount: 1 },
    ],
  }),
);
