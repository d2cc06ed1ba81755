import { creatures, instant, spell, target } from '../build.ts';

export const incinerate = instant(
  'Incinerate',
  { cost: '{1}{R}' },
  spell({
    targets: [target('it', 'anyTarget')],
    do: [
      { do: 'damage', amount: 3, to: { ref: 'it' }, as: 'hit' },
      { do: 'change', what: { each: { all: [{ among: { ref: 'hit' } }, creatures] } }, changes: [{ rule: 'cantBeRegenerated' }], for: 'endOfTurn' },
    ],
  }),
);
