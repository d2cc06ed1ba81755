import { instant, spell, target } from '../build.ts';

export const lightningHelix = instant(
  'Lightning Helix',
  { ru: 'Спираль молний', cost: '{R}{W}' },
  spell({
    targets: [target('it', 'anyTarget')],
    do: [
      { do: 'damage', amount: 3, to: { ref: 'it' } },
      { do: 'gainLife', who: 'you', amount: 3 },
    ],
  }),
);
