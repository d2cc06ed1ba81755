import { aPlayer, keyword, sorcery, spell, target } from '../build.ts';

export const tendrilsOfAgony = sorcery(
  'Tendrils of Agony',
  { cost: '{2}{B}{B}' },
  spell({
    targets: [target('player', aPlayer)],
    do: [
      { do: 'loseLife', who: { ref: 'player' }, amount: 2 },
      { do: 'gainLife', who: 'you', amount: 2 },
    ],
  }),
  keyword('storm'),
);
