import { costOn, keyword } from './keyword.ts';

/** 2016:702.33a. Without a cost of its own it costs what the card costs. */
export const flashback = keyword('flashback', (ability) => [
  {
    kind: 'alternativeCost',
    zones: ['graveyard'],
    extra: { key: 'flashback', cost: costOn(ability) },
    from: 'graveyard',
    after: 'exile',
    ...(ability.cost === undefined ? { manaCostToo: true } : {}),
  },
]);
