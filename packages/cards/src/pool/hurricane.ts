import { creatures, sorcery, spell } from '../build.ts';

export const hurricane = sorcery(
  'Hurricane',
  { ru: 'Ураган', cost: '{X}{G}' },
  spell({
    do: [
      {
        do: 'together',
        then: [
          { do: 'damage', amount: 'X', to: { each: { all: [creatures, { has: 'flying' }] } } },
          { do: 'damage', amount: 'X', to: { player: 'each' } },
        ],
      },
    ],
  }),
);
