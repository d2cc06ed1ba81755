import { instant, protectionFrom, spell, target, yourCreatures } from '../build.ts';

export const godsWilling = instant(
  'Gods Willing',
  { cost: '{W}' },
  spell({
    targets: [target('it', { objects: yourCreatures })],
    do: [
      { do: 'decide', who: 'you', choice: { as: 'color', what: 'color' }, as: 'color' },
      { do: 'change', what: { ref: 'it' }, changes: [{ gain: [protectionFrom({ color: { ref: 'color' } })] }], for: 'endOfTurn' },
      { do: 'scry', who: 'you', amount: 1 },
    ],
  }),
);
