import type { Filter } from '@arbiter/schema';
import { costOn, keyword } from './keyword.ts';

const unblockedAttacker: Filter = { all: [{ is: 'attacking' }, { is: 'unblocked' }, { controller: 'you' }] };

/** 2016:702.48a–c. The card stays revealed as long as the ability remembers it. */
export const ninjutsu = keyword('ninjutsu', (ability) => [
  {
    kind: 'activated',
    zones: ['hand'],
    cost: [...costOn(ability), { reveal: 'self', as: 'revealed' }, { putBack: unblockedAttacker, to: { zone: 'hand' }, as: 'returned' }],
    do: [{ do: 'move', what: 'self', to: { zone: 'battlefield', tapped: true, attacking: { like: { ref: 'returned' } } } }],
  },
]);
