import { keyword } from './keyword.ts';

/** 2016:702.124a. */
export const undaunted = keyword('undaunted', () => [
  { kind: 'static', zones: ['stack'], play: [{ costs: { among: 'self' }, less: { players: 'opponents' } }] },
]);
