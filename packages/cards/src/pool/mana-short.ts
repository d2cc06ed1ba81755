import { aPlayer, instant, spell, target } from '../build.ts';

export const manaShort = instant(
  'Mana Short',
  { cost: '{2}{U}' },
  spell({
    targets: [target('player', aPlayer)],
    do: [
      { do: 'tap', what: { each: { all: [{ type: 'land' }, { controller: { ref: 'player' } }] } } },
      { do: 'emptyMana', who: { ref: 'player' } },
    ],
  }),
);
