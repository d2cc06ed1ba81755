import { cyclingCost } from './cycling.ts';
import { filterOn, keyword } from './keyword.ts';

/** 2016:702.28d. Its word or filter says what is searched for. */
export const typecycling = keyword('typecycling', (ability) => [
  {
    kind: 'activated',
    label: 'cycling',
    zones: ['hand'],
    cost: cyclingCost(ability),
    do: [
      { do: 'search', who: 'you', in: 'you', for: filterOn(ability), amount: 1, reveal: true, as: 'found' },
      { do: 'move', what: { ref: 'found' }, to: { zone: 'hand' } },
      { do: 'shuffle', who: 'you' },
    ],
  },
]);
