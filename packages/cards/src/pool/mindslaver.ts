import { activated, aPlayer, artifact, target } from '../build.ts';

export const mindslaver = artifact(
  'Mindslaver',
  { cost: '{6}', supertypes: ['legendary'] },
  activated([{ mana: '{4}' }, { tap: 'self' }, { sacrifice: 'self' }], {
    targets: [target('player', aPlayer)],
    do: [{ do: 'play', changes: [{ controls: 'you', who: { ref: 'player' } }], for: { duringTurnOf: { ref: 'player' } } }],
  }),
);
