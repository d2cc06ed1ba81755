import { creatures, sorcery, spell } from '../build.ts';

export const tyrantsChoice = sorcery(
  "Tyrant's Choice",
  { cost: '{1}{B}' },
  spell({
    do: [
      { do: 'vote', options: ['death', 'torture'] },
      {
        do: 'when',
        cond: { compare: { ref: 'death' }, op: '>', to: { ref: 'torture' } },
        then: [{ do: 'sacrificeOf', who: 'opponents', what: creatures, amount: 1 }],
        else: [{ do: 'loseLife', who: 'opponents', amount: 4 }],
      },
    ],
  }),
);
