import { aCreature, additionalCost, instant, spell, target } from '../build.ts';

export const lightningAxe = instant(
  'Lightning Axe',
  { cost: '{R}' },
  additionalCost([{ oneOf: [[{ discard: 'any', count: 1 }], [{ mana: '{5}' }]] }]),
  spell({ targets: [target('it', aCreature)], do: [{ do: 'damage', amount: 5, to: { ref: 'it' } }] }),
);
