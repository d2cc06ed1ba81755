import { keyword } from './keyword.ts';

/** 2016:702.88a. */
export const totemArmor = keyword('totem armor', () => [
  {
    kind: 'replacement',
    when: { would: 'destroy', what: 'attached' },
    with: {
      instead: [
        { do: 'removeDamage', what: 'attached' },
        { do: 'destroy', what: 'self' },
      ],
    },
  },
]);
