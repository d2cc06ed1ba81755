import { asEnters, enters, land, tapFor, triggered } from '../build.ts';

export const halimarDepths = land(
  'Halimar Depths',
  {},
  asEnters({ tapped: true }),
  triggered(enters, {
    do: [
      { do: 'lookTop', who: 'you', whose: 'you', amount: 3, as: 'cards' },
      { do: 'rearrangeTop', who: 'you', what: { ref: 'cards' } },
    ],
  }),
  tapFor('{U}'),
);
