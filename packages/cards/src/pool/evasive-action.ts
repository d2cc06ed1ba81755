import { aSpell, instant, spell, target } from '../build.ts';

export const evasiveAction = instant(
  'Evasive Action',
  { cost: '{1}{U}' },
  spell({
    targets: [target('it', aSpell)],
    do: [
      {
        do: 'unless',
        who: { controllerOf: { ref: 'it' } },
        cost: [{ cost: [{ mana: '{1}' }], times: { basicLandTypesAmong: { each: { all: [{ type: 'land' }, { controller: 'you' }] } } } }],
        then: [{ do: 'counter', what: { ref: 'it' } }],
      },
    ],
  }),
);
