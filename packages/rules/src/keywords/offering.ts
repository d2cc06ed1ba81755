import { filterOn, keyword } from './keyword.ts';

/** 2016:702.47a. As an alternative cost: the mana cost, less that of what is sacrificed; it may be cast whenever an instant could. */
export const offering = keyword('offering', (ability) => [
  {
    kind: 'alternativeCost',
    manaCostToo: true,
    asThoughFlash: true,
    extra: { key: 'offering', cost: [{ sacrifice: filterOn(ability), as: 'offered', lessens: 'manaCost' }] },
  },
]);
