import { filterOn, keyword } from './keyword.ts';

/** 2016:702.40a. */
export const affinity = keyword('affinity', (ability) => [
  { kind: 'static', zones: ['stack'], play: [{ costs: { among: 'self' }, less: { count: { each: { all: [filterOn(ability), { controller: 'you' }] } } } }] },
]);
