import { creatures, instant, spell, target } from '../build.ts';

export const dazzlingBeauty = instant(
  'Dazzling Beauty',
  { cost: '{2}{W}' },
  {
    kind: 'static',
    zones: ['hand', 'library', 'graveyard', 'exile'],
    while: { not: { step: 'declare-blockers' } },
    play: [{ cantCast: { among: 'self' }, who: 'each' }],
  },
  spell({
    targets: [target('it', { objects: { all: [{ is: 'unblocked' }, { is: 'attacking' }, creatures] } })],
    do: [
      { do: 'becomeBlocked', what: { ref: 'it' } },
      { do: 'delayed', when: { on: 'step', step: 'upkeep' }, text: { do: [{ do: 'draw', who: 'you', amount: 1 }] } },
    ],
  }),
);
