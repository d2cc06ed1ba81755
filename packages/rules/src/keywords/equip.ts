import { costOn, keyword, yourCreature } from './keyword.ts';

/** 2016:702.6a. */
export const equip = keyword('equip', (ability) => [
  {
    kind: 'activated',
    cost: costOn(ability),
    timing: 'sorcery',
    targets: [{ as: 'equipped', what: { objects: yourCreature } }],
    do: [{ do: 'attach', what: 'self', to: { ref: 'equipped' } }],
  },
]);
