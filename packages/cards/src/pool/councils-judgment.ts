import { sorcery, spell } from '../build.ts';

export const councilsJudgment = sorcery(
  "Council's Judgment",
  { cost: '{1}{W}{W}' },
  spell({
    do: [
      { do: 'vote', options: { each: { all: [{ not: { type: 'land' } }, { not: { controller: 'you' } }] } }, as: 'chosen' },
      { do: 'move', what: { ref: 'chosen' }, to: { zone: 'exile' } },
    ],
  }),
);
