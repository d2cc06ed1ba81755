import { aPermanent, instant, spell, target } from '../build.ts';

export const boomerang = instant(
  'Boomerang',
  { ru: 'Бумеранг', cost: '{U}{U}' },
  spell({ targets: [target('it', aPermanent)], do: [{ do: 'move', what: { ref: 'it' }, to: { zone: 'hand' } }] }),
);
