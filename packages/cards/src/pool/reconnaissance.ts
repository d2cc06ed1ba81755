import { activated, enchantment, target, yourCreatures } from '../build.ts';

export const reconnaissance = enchantment(
  'Reconnaissance',
  { cost: '{W}' },
  activated([{ mana: '{0}' }], {
    targets: [target('it', { objects: { all: [{ is: 'attacking' }, yourCreatures] } })],
    do: [
      { do: 'removeFromCombat', what: { ref: 'it' } },
      { do: 'untap', what: { ref: 'it' } },
    ],
  }),
);
