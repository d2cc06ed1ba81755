import { enters, keyword } from './keyword.ts';

/** 2016:702.91a. */
export const livingWeapon = keyword('living weapon', () => [
  {
    kind: 'triggered',
    when: enters,
    do: [
      { do: 'token', who: 'you', token: { types: ['creature'], subtypes: ['Germ'], colors: ['B'], power: 0, toughness: 0 }, as: 'germ' },
      { do: 'attach', what: 'self', to: { ref: 'germ' } },
    ],
  },
]);
