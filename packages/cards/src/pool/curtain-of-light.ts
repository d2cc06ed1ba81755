import { creatures, instant, spell, target } from '../build.ts';

export const curtainOfLight = instant(
  'Curtain of Light',
  { cost: '{1}{W}' },
  {
    kind: 'static',
    zones: ['hand', 'library', 'graveyard', 'exile'],
    while: { not: { any: [{ step: 'declare-blockers' }, { step: 'first-strike-damage' }, { step: 'combat-damage' }, { step: 'end-of-combat' }] } },
    play: [{ cantCast: { among: 'self' }, who: 'each' }],
  },
  spell({
    targets: [target('it', { objects: { all: [{ is: 'unblocked' }, { is: 'attacking' }, creatures] } })],
    do: [
      { do: 'becomeBlocked', what: { ref: 'it' } },
      { do: 'draw', who: 'you', amount: 1 },
    ],
  }),
);
