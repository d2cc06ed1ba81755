import { aCreature, instant, spell, target } from '../build.ts';

export const sorinsThirst = instant(
  "Sorin's Thirst",
  { ru: 'Жажда Сорина', cost: '{B}{B}' },
  spell({
    targets: [target('it', aCreature)],
    do: [
      { do: 'damage', amount: 2, to: { ref: 'it' } },
      { do: 'gainLife', who: 'you', amount: 2 },
    ],
  }),
);
