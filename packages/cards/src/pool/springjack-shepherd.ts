import { creature, enters, triggered } from '../build.ts';

export const springjackShepherd = creature(
  'Springjack Shepherd',
  { cost: '{3}{W}', subtypes: ['Kithkin', 'Wizard'], power: 1, toughness: 2 },
  triggered(enters, {
    do: [
      {
        do: 'token',
        who: 'you',
        token: { types: ['creature'], subtypes: ['Goat'], colors: ['W'], power: 0, toughness: 1 },
        amount: { symbols: 'W', in: { each: { all: [{ is: 'permanent' }, { controller: 'you' }] } } },
      },
    ],
  }),
);
