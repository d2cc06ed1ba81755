import { aSpell, instant, spell, target } from '../build.ts';

export const redirect = instant(
  'Redirect',
  { cost: '{U}{U}' },
  spell({ targets: [target('it', aSpell)], do: [{ do: 'retarget', what: { ref: 'it' }, who: 'you' }] }),
);
