import { aCreature, aPlayer, creatures, instant, keyword, spell, split, target } from '../build.ts';

export const farAway = split(
  instant(
    'Far',
    { cost: '{1}{U}' },
    spell({ targets: [target('it', aCreature)], do: [{ do: 'move', what: { ref: 'it' }, to: { zone: 'hand' } }] }),
    keyword('fuse'),
  ),
  instant(
    'Away',
    { cost: '{2}{B}' },
    spell({ targets: [target('player', aPlayer)], do: [{ do: 'sacrificeOf', who: { ref: 'player' }, what: creatures, amount: 1 }] }),
    keyword('fuse'),
  ),
);
