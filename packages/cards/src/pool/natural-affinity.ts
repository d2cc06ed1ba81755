import { instant, spell } from '../build.ts';

export const naturalAffinity = instant(
  'Natural Affinity',
  { ru: 'Единение с природой', cost: '{2}{G}' },
  spell({
    do: [{ do: 'change', what: { each: { type: 'land' } }, changes: [{ types: { add: ['creature'] } }, { setPower: 2, setToughness: 2 }], for: 'endOfTurn' }],
  }),
);
