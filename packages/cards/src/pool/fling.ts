import { additionalCost, creatures, instant, spell, target } from '../build.ts';

export const fling = instant(
  'Fling',
  { ru: 'Швырок', cost: '{1}{R}' },
  additionalCost([{ sacrifice: creatures, as: 'sacrificed' }]),
  spell({
    targets: [target('it', 'anyTarget')],
    do: [{ do: 'damage', amount: { stat: 'power', of: { ref: 'sacrificed' } }, to: { ref: 'it' } }],
  }),
);
