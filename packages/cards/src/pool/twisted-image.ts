import { aCreature, instant, spell, target } from '../build.ts';

export const twistedImage = instant(
  'Twisted Image',
  { cost: '{U}' },
  spell({
    targets: [target('it', aCreature)],
    do: [
      { do: 'change', what: { ref: 'it' }, changes: [{ switch: 'power/toughness' }], for: 'endOfTurn' },
      { do: 'draw', who: 'you', amount: 1 },
    ],
  }),
);
