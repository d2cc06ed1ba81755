import type { Cost } from '@arbiter/schema';
import { costOn, type KeywordAbility, keyword } from './keyword.ts';

export const cyclingCost = (ability: KeywordAbility): Cost => [
  ...costOn(ability),
  { discard: 'self', as: 'cycled' },
  { perform: [{ do: 'named', name: 'cycle', what: { ref: 'cycled' } }] },
];
/** 2016:702.28a. Triggers on cycling see the action it names (2016:702.28c). */
export const cycling = keyword('cycling', (ability) => [
  { kind: 'activated', label: 'cycling', zones: ['hand'], cost: cyclingCost(ability), do: [{ do: 'draw', who: 'you', amount: 1 }] },
]);
