import { costOn, keyword } from './keyword.ts';

/** 2016:702.33a. */
export const flashback = keyword('flashback', (ability) => [
  { kind: 'alternativeCost', zones: ['graveyard'], extra: { key: 'flashback', cost: costOn(ability) }, from: 'graveyard', after: 'exile' },
]);
