import { asEnters, continuous, creature, creatures } from '../build.ts';

export const ixidron = creature(
  'Ixidron',
  { cost: '{3}{U}{U}', subtypes: ['Illusion'], power: '*', toughness: '*' },
  asEnters({
    perform: [{ do: 'faceDown', what: { each: { all: [creatures, { not: { is: 'token' } }, { not: { among: 'self' } }] } } }],
  }),
  continuous('self', {
    setPower: { count: { each: { all: [{ is: 'faceDown' }, creatures] } } },
    setToughness: { count: { each: { all: [{ is: 'faceDown' }, creatures] } } },
    defining: true,
  }),
);
