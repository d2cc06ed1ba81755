import { keyword } from './keyword.ts';

/** 2016:702.2b. By the switch a triggered ability, or asked for where damage is assigned and dealt. */
export const deathtouch = keyword('deathtouch', (_, { deathtouch: how }) =>
  how === 'static'
    ? []
    : [{ kind: 'triggered', when: { on: 'damage', source: 'self', to: { type: 'creature' } }, do: [{ do: 'destroy', what: { ref: 'trigger' } }] }],
);
