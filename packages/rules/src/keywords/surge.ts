import { costOn, keyword } from './keyword.ts';

/** 2016:702.116a. */
export const surge = keyword('surge', (ability) => [
  {
    kind: 'alternativeCost',
    extra: { key: 'surge', cost: costOn(ability), while: { compare: { turn: 'spellsCast', who: 'team' }, op: '>', to: 0 } },
  },
]);
