import { activated, artifact, target } from '../build.ts';

export const mirrorUniverse = artifact(
  'Mirror Universe',
  { cost: '{6}' },
  activated(
    [{ tap: 'self' }, { sacrifice: 'self' }],
    { targets: [target('player', { players: 'opponents' })], do: [{ do: 'exchangeLife', one: 'you', other: { ref: 'player' } }] },
    { timing: { only: { all: [{ turnOf: 'you' }, { step: 'upkeep' }] } } },
  ),
);
