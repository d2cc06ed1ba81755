import { artifact } from '../build.ts';

export const trinisphere = artifact(
  'Trinisphere',
  { cost: '{3}' },
  { kind: 'static', while: { fits: 'self', filter: { is: 'untapped' } }, play: [{ costs: 'any', atLeast: 3 }] },
);
