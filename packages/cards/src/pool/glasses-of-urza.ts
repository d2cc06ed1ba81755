import { activated, aPlayer, artifact, target } from '../build.ts';

export const glassesOfUrza = artifact(
  'Glasses of Urza',
  { cost: '{1}' },
  activated([{ tap: 'self' }], { targets: [target('player', aPlayer)], do: [{ do: 'lookHand', whose: { ref: 'player' }, to: 'you' }] }),
);
