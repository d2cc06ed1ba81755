import type { Modification } from '@arbiter/schema';
import { aCreature, creatures, keyword, sorcery, spell, target, triggered } from '../build.ts';

const fear: readonly Modification[] = [{ gain: [keyword('fear')] }];

export const dirgeOfDread = sorcery(
  'Dirge of Dread',
  { cost: '{2}{B}' },
  spell({ do: [{ do: 'change', what: { each: creatures }, changes: fear, for: 'endOfTurn' }] }),
  keyword('cycling', { cost: [{ mana: '{1}{B}' }] }),
  triggered(
    { on: 'named', name: 'cycle', what: 'self' },
    { targets: [target('it', aCreature)], do: [{ do: 'change', what: { ref: 'it' }, changes: fear, for: 'endOfTurn' }] },
    { may: true, zones: ['graveyard', 'exile'] },
  ),
);
