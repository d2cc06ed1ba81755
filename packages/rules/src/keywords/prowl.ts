import { costOn, keyword } from './keyword.ts';

/** 2016:702.75a. */
export const prowl = keyword('prowl', (ability) => [
  {
    kind: 'alternativeCost',
    extra: {
      key: 'prowl',
      cost: costOn(ability),
      while: {
        exists: { each: { all: [{ controller: 'you' }, { history: { damagedPlayer: 'each', combat: true } }, { sharesWith: 'self', what: 'subtype' }] } },
      },
    },
  },
]);
