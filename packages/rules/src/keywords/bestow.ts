import type { Condition, Filter } from '@arbiter/schema';
import { costOn, keyword } from './keyword.ts';

const creature: Filter = { type: 'creature' };
/** On the stack it is an Aura as long as it was bestowed; on the battlefield as long as it is on something besides. */
const isAura: Condition = {
  all: [
    { paid: 'bestow' },
    {
      any: [
        { fits: 'self', filter: { zone: 'stack' } },
        { fits: 'attached', filter: { is: 'legal' } },
      ],
    },
  ],
};

/** 2016:702.102a–b. */
export const bestow = keyword('bestow', (ability) => [
  { kind: 'alternativeCost', extra: { key: 'bestow', cost: costOn(ability) } },
  {
    kind: 'static',
    zones: ['stack', 'battlefield'],
    while: isAura,
    affects: 'self',
    changes: [
      { types: { remove: ['creature'], removeSubtypes: 'creature', addSubtypes: ['Aura'] } },
      { gain: [{ kind: 'keyword', keyword: 'enchant', filter: creature }] },
    ],
  },
]);
