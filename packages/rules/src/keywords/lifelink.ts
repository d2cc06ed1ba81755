import { keyword } from './keyword.ts';

/** 2016:702.15b. By the switch a triggered ability, or asked for where damage is dealt. */
export const lifelink = keyword('lifelink', (_, { lifelink: how }) =>
  how === 'static'
    ? []
    : [{ kind: 'triggered', when: { on: 'damage', source: 'self' }, do: [{ do: 'gainLife', who: 'you', amount: { ref: 'triggerAmount' } }] }],
);
