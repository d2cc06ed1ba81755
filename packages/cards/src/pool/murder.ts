import { aCreature, instant, spell, target } from '../build.ts';

export const murder = instant(
  'Murder',
  { ru: 'Убийство', cost: '{1}{B}{B}' },
  spell({ targets: [target('it', aCreature)], do: [{ do: 'destroy', what: { ref: 'it' } }] }),
);
