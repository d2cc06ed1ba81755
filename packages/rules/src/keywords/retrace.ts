import { keyword } from './keyword.ts';

/** 2016:702.80a. */
export const retrace = keyword('retrace', () => [
  { kind: 'static', zones: ['graveyard'], play: [{ mayPlay: { among: 'self' }, from: 'graveyard', who: 'you' }] },
  {
    kind: 'extraCost',
    optional: false,
    extra: {
      key: 'retrace',
      cost: [{ discard: { type: 'land' } }],
      while: {
        any: [
          { fits: 'self', filter: { zone: 'graveyard' } },
          { fits: 'self', filter: { history: { castFrom: 'graveyard' } } },
        ],
      },
    },
  },
]);
