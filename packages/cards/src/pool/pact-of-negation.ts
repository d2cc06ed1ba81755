import { aSpell, at, instant, spell, target } from '../build.ts';

export const pactOfNegation = instant(
  'Pact of Negation',
  { cost: '{0}', colors: ['U'] },
  spell({
    targets: [target('it', aSpell)],
    do: [
      { do: 'counter', what: { ref: 'it' } },
      {
        do: 'delayed',
        when: at('upkeep', 'you'),
        text: { do: [{ do: 'unless', who: 'you', cost: [{ mana: '{3}{U}{U}' }], then: [{ do: 'lose', who: 'you' }] }] },
      },
    ],
  }),
);
