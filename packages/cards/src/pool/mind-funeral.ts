import { sorcery, spell, target } from '../build.ts';

export const mindFuneral = sorcery(
  'Mind Funeral',
  { cost: '{1}{U}{B}' },
  spell({
    targets: [target('player', { players: 'opponents' })],
    do: [
      { do: 'revealUntil', who: { ref: 'player' }, until: { type: 'land' }, count: 4, found: 'lands', rest: 'others' },
      { do: 'move', what: { oneOf: [{ ref: 'lands' }, { ref: 'others' }] }, to: { zone: 'graveyard' } },
    ],
  }),
);
