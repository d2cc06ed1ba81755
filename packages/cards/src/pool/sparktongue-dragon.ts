import { creature, enters, keyword, target, triggered } from '../build.ts';

export const sparktongueDragon = creature(
  'Sparktongue Dragon',
  { cost: '{3}{R}{R}', subtypes: ['Dragon'], power: 3, toughness: 3 },
  keyword('flying'),
  triggered(enters, {
    do: [
      {
        do: 'may',
        who: 'you',
        cost: [{ mana: '{2}{R}' }],
        then: [{ do: 'reflexive', text: { targets: [target('it', 'anyTarget')], do: [{ do: 'damage', amount: 3, to: { ref: 'it' } }] } }],
      },
    ],
  }),
);
