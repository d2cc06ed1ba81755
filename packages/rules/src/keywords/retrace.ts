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
        all: [
          {
            any: [
              { fits: 'self', filter: { zone: 'graveyard' } },
              { fits: 'self', filter: { history: { castFrom: 'graveyard' } } },
            ],
          },
          { not: { paid: 'flashback' } }, // which lets it be cast from there by itself
        ],
      },
    },
  },
]);
