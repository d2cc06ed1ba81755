import { costOn, keyword } from './keyword.ts';

/** 2016:702.66a. */
export const fortify = keyword('fortify', (ability) => [
  {
    kind: 'activated',
    cost: costOn(ability),
    timing: 'sorcery',
    targets: [{ as: 'fortified', what: { objects: { all: [{ type: 'land' }, { controller: 'you' }] } } }],
    do: [{ do: 'attach', what: 'self', to: { ref: 'fortified' } }],
  },
]);
