import type { Quantity } from '@arbiter/schema';
import { amountOn, keyword, untilEndOfTurn } from './keyword.ts';

/** 2016:702.22a. */
export const rampage = keyword('rampage', (ability) => {
  const bonus: Quantity = { times: [amountOn(ability), { max: [0, { minus: [{ count: { each: { blocks: 'self' } } }, 1] }] }] };
  return [{ kind: 'triggered', when: { on: 'becomesBlocked', what: 'self' }, do: [untilEndOfTurn('self', { power: bonus, toughness: bonus })] }];
});
