import { costOn, keyword } from './keyword.ts';

/** 2016:702.83a. */
export const unearth = keyword('unearth', (ability) => [
  {
    kind: 'activated',
    zones: ['graveyard'],
    timing: 'sorcery',
    cost: costOn(ability),
    do: [
      { do: 'move', what: 'self', to: { zone: 'battlefield' }, as: 'unearthed' },
      { do: 'change', what: { ref: 'unearthed' }, changes: [{ gain: [{ kind: 'keyword', keyword: 'haste' }] }], for: 'game' },
      { do: 'shield', when: { would: 'move', what: { ref: 'unearthed' }, from: 'battlefield' }, with: { destination: { zone: 'exile' } }, for: 'game' },
      { do: 'delayed', when: { on: 'step', step: 'end' }, text: { do: [{ do: 'move', what: { ref: 'unearthed' }, to: { zone: 'exile' } }] }, times: 'once' },
    ],
  },
]);
