import { filterOn, keyword } from './keyword.ts';

/** 2016:702.14c. Its word is the land type; its filter, where there is one, any other quality. */
export const landwalk = keyword('landwalk', (ability) => [
  {
    kind: 'static',
    while: { exists: { each: { all: [{ type: 'land' }, filterOn(ability), { controller: 'defending' }] } } },
    changes: [{ rule: 'cantBeBlocked' }],
  },
]);
