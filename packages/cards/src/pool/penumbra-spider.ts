import { creature, dies, keyword, triggered } from '../build.ts';

export const penumbraSpider = creature(
  'Penumbra Spider',
  { ru: 'Паук Пенумбра', cost: '{2}{G}{G}', subtypes: ['Spider'], power: 2, toughness: 4 },
  keyword('reach'),
  triggered(dies, {
    do: [
      {
        do: 'token',
        who: 'you',
        token: { types: ['creature'], subtypes: ['Spider'], colors: ['B'], power: 2, toughness: 4, abilities: [keyword('reach')] },
      },
    ],
  }),
);
