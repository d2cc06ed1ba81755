import type { Filter } from '@arbiter/schema';
import { activated, creature, target } from '../build.ts';

const itsPlayer: Filter = { owner: { controllerOf: { ref: 'artifact' } } };

export const goblinWelder = creature(
  'Goblin Welder',
  { cost: '{R}', subtypes: ['Goblin', 'Artificer'], power: 1, toughness: 1 },
  activated([{ tap: 'self' }], {
    targets: [
      target('artifact', { objects: { type: 'artifact' } }),
      target('card', { objects: { all: [{ type: 'artifact' }, itsPlayer] }, zone: 'graveyard' }),
    ],
    do: [
      {
        do: 'when',
        cond: { fits: { oneOf: [{ ref: 'artifact' }, { ref: 'card' }] }, filter: { is: 'legal' } },
        then: [
          {
            do: 'together',
            then: [
              { do: 'sacrificeOf', who: { controllerOf: { ref: 'artifact' } }, what: { among: { ref: 'artifact' } }, amount: 'all' },
              { do: 'move', what: { ref: 'card' }, to: { zone: 'battlefield' } },
            ],
          },
        ],
      },
    ],
  }),
);
