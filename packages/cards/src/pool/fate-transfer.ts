import { aCreature, instant, spell, target } from '../build.ts';

export const fateTransfer = instant(
  'Fate Transfer',
  { cost: '{1}{U/B}' },
  spell({
    targets: [target('from', aCreature), { as: 'to', what: aCreature, otherThan: ['from'] }],
    do: [{ do: 'moveCounters', counter: 'all', from: { ref: 'from' }, to: { ref: 'to' } }],
  }),
);
