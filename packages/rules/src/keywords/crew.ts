import type { Filter } from '@arbiter/schema';
import { amountOn, keyword, untilEndOfTurn } from './keyword.ts';

const members: Filter = { all: [{ type: 'creature' }, { controller: 'you' }, { not: { among: 'self' } }] };
/** 2016:702.121a. Creatures that have just come may be tapped for it too: the cost has no tap symbol of theirs. */
export const crew = keyword('crew', (ability) => [
  { kind: 'activated', cost: [{ tapOther: members, count: 1, power: amountOn(ability) }], do: [untilEndOfTurn('self', { types: { add: ['creature'] } })] },
]);
