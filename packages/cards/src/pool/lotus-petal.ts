import { activated, artifact } from '../build.ts';

export const lotusPetal = artifact(
  'Lotus Petal',
  { cost: '{0}' },
  activated([{ tap: 'self' }, { sacrifice: 'self' }], { do: [{ do: 'mana', who: 'you', mana: { colors: 'any', count: 1 } }] }),
);
