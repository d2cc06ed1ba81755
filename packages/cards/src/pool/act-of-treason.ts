import { aCreature, keyword, sorcery, spell, target } from '../build.ts';

export const actOfTreason = sorcery(
  'Act of Treason',
  { ru: 'Акт Измены', cost: '{2}{R}' },
  spell({
    targets: [target('it', aCreature)],
    do: [
      { do: 'change', what: { ref: 'it' }, changes: [{ control: 'you' }], for: 'endOfTurn' },
      { do: 'untap', what: { ref: 'it' } },
      { do: 'change', what: { ref: 'it' }, changes: [{ gain: [keyword('haste')] }], for: 'endOfTurn' },
    ],
  }),
);
