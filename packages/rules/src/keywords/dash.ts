import { costOn, keyword } from './keyword.ts';

/** 2016:702.108a. What takes it back is set up by the spell, whatever becomes of the abilities of the permanent. */
export const dash = keyword('dash', (ability) => [
  { kind: 'alternativeCost', extra: { key: 'dash', cost: costOn(ability) } },
  { kind: 'static', while: { paid: 'dash' }, affects: 'self', changes: [{ gain: [{ kind: 'keyword', keyword: 'haste' }] }] },
  {
    kind: 'replacement',
    zones: ['stack'],
    when: { would: 'move', what: 'self', from: 'stack', to: 'battlefield' },
    if: { paid: 'dash' },
    with: {
      also: [
        { do: 'delayed', when: { on: 'step', step: 'end' }, text: { do: [{ do: 'move', what: { ref: 'triggerNew' }, to: { zone: 'hand' } }] }, times: 'once' },
      ],
    },
  },
]);
