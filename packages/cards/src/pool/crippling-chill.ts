import { aCreature, instant, spell, target } from '../build.ts';

export const cripplingChill = instant(
  'Crippling Chill',
  { cost: '{2}{U}' },
  spell({
    targets: [target('it', aCreature)],
    do: [
      { do: 'tap', what: { ref: 'it' } },
      { do: 'change', what: { ref: 'it' }, changes: [{ rule: 'skipsUntap' }], for: 'game' },
      { do: 'draw', who: 'you', amount: 1 },
    ],
  }),
);
