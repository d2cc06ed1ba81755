import { activated, artifact } from '../build.ts';

export const chromaticSphere = artifact(
  'Chromatic Sphere',
  { cost: '{1}' },
  activated([{ mana: '{1}' }, { tap: 'self' }, { sacrifice: 'self' }], {
    do: [
      { do: 'mana', who: 'you', mana: { colors: 'any', count: 1 } },
      { do: 'draw', who: 'you', amount: 1 },
    ],
  }),
);
