import { creature, enters, target, triggered } from '../build.ts';

export const vedalkenPlotter = creature(
  'Vedalken Plotter',
  { cost: '{2}{U}', subtypes: ['Vedalken', 'Wizard'], power: 1, toughness: 1 },
  triggered(enters, {
    targets: [
      target('yours', { objects: { all: [{ type: 'land' }, { controller: 'you' }] } }),
      target('theirs', { objects: { all: [{ type: 'land' }, { controller: 'opponents' }] } }),
    ],
    do: [{ do: 'exchangeControl', one: { ref: 'yours' }, other: { ref: 'theirs' } }],
  }),
);
