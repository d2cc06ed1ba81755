import { costOn, keyword } from './keyword.ts';

/** 2016:702.108a. */
export const dash = keyword('dash', (ability) => [
  { kind: 'alternativeCost', extra: { key: 'dash', cost: costOn(ability) } },
  { kind: 'static', while: { paid: 'dash' }, affects: 'self', changes: [{ gain: [{ kind: 'keyword', keyword: 'haste' }] }] },
  { kind: 'triggered', when: { on: 'step', step: 'end' }, if: { paid: 'dash' }, do: [{ do: 'move', what: 'self', to: { zone: 'hand' } }] },
]);
