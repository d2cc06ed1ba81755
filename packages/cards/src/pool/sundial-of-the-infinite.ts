import { activated, artifact } from '../build.ts';

export const sundialOfTheInfinite = artifact(
  'Sundial of the Infinite',
  { cost: '{2}' },
  activated([{ mana: '{1}' }, { tap: 'self' }], { do: [{ do: 'endTurn' }] }, { timing: { only: { turnOf: 'you' } } }),
);
