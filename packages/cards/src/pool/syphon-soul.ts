import { sorcery, spell } from '../build.ts';

export const syphonSoul = sorcery(
  'Syphon Soul',
  { cost: '{2}{B}' },
  spell({
    do: [
      { do: 'damage', amount: 2, to: { player: 'others' }, as: 'dealt' },
      { do: 'gainLife', who: 'you', amount: { ref: 'dealt' } },
    ],
  }),
);
