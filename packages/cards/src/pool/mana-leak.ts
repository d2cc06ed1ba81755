import { aSpell, instant, spell, target } from '../build.ts';

export const manaLeak = instant(
  'Mana Leak',
  { cost: '{1}{U}' },
  spell({
    targets: [target('it', aSpell)],
    do: [{ do: 'unless', who: { controllerOf: { ref: 'it' } }, cost: [{ mana: '{3}' }], then: [{ do: 'counter', what: { ref: 'it' } }] }],
  }),
);
