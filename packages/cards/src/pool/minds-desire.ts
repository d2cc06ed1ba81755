import { keyword, sorcery, spell } from '../build.ts';

export const mindsDesire = sorcery(
  "Mind's Desire",
  { cost: '{4}{U}{U}' },
  spell({
    do: [
      { do: 'shuffle', who: 'you' },
      { do: 'move', what: { top: 1, of: 'you' }, to: { zone: 'exile' }, as: 'card' },
      { do: 'play', changes: [{ mayPlay: { among: { ref: 'card' } }, from: 'exile', who: 'you', free: true }], for: 'endOfTurn' },
    ],
  }),
  keyword('storm'),
);
