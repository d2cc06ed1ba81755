import type { Condition } from '@arbiter/schema';
import { entersWith, keyword } from './keyword.ts';

const isCreature: Condition = { fits: 'self', filter: { type: 'creature' } };
/** 2016:702.43a. */
export const sunburst = keyword('sunburst', () => [
  { ...entersWith('+1/+1', { colorsSpent: 'self' }), if: isCreature },
  { ...entersWith('charge', { colorsSpent: 'self' }), if: { not: isCreature } },
]);
