import { costOn, keyword } from './keyword.ts';

/** 2016:702.118a. The creature is chosen as the cost is announced, since it says how much mana that is. */
export const emerge = keyword('emerge', (ability) => [
  {
    kind: 'alternativeCost',
    extra: { key: 'emerge', cost: [...costOn(ability), { sacrifice: { type: 'creature' }, as: 'emergedFrom', lessens: 'manaValue' }] },
  },
]);
