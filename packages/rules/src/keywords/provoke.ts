import { attacks, keyword } from './keyword.ts';

/** 2016:702.38a. */
export const provoke = keyword('provoke', () => [
  {
    kind: 'triggered',
    when: attacks,
    may: true,
    targets: [{ as: 'provoked', what: { objects: { all: [{ type: 'creature' }, { controller: 'defending' }] } } }],
    do: [
      { do: 'untap', what: { ref: 'provoked' } },
      { do: 'change', what: { ref: 'provoked' }, changes: [{ rule: { mustBlockObject: 'self' } }], for: 'endOfCombat' },
    ],
  },
]);
