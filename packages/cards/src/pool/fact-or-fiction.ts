import { instant, spell } from '../build.ts';

export const factOrFiction = instant(
  'Fact or Fiction',
  { cost: '{3}{U}' },
  spell({
    do: [
      { do: 'bind', value: { top: 5, of: 'you' }, as: 'cards' },
      { do: 'reveal', what: { ref: 'cards' } },
      { do: 'decide', who: 'you', choice: { as: 'opponent', what: 'opponent' }, as: 'opponent' },
      { do: 'piles', who: { ref: 'opponent' }, of: { ref: 'cards' }, chooser: 'you', chosen: 'chosen', other: 'other' },
      { do: 'move', what: { ref: 'chosen' }, to: { zone: 'hand' } },
      { do: 'move', what: { ref: 'other' }, to: { zone: 'graveyard' } },
    ],
  }),
);
