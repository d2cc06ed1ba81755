import { aSpell, instant, keyword, spell, target } from '../build.ts';

export const circularLogic = instant(
  'Circular Logic',
  { cost: '{2}{U}' },
  spell({
    targets: [target('it', aSpell)],
    do: [
      {
        do: 'unless',
        who: { controllerOf: { ref: 'it' } },
        cost: [{ cost: [{ mana: '{1}' }], times: { cards: 'graveyard', of: 'you' } }],
        then: [{ do: 'counter', what: { ref: 'it' } }],
      },
    ],
  }),
  keyword('madness', { cost: [{ mana: '{U}' }] }),
);
