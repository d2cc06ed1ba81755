import { continuous, enchantment, triggered, yourCreatures } from '../build.ts';

export const mirarisWake = enchantment(
  "Mirari's Wake",
  { cost: '{3}{G}{W}' },
  continuous({ each: yourCreatures }, { power: 1, toughness: 1 }),
  triggered(
    { on: 'manaAdded', from: { all: [{ type: 'land' }, { controller: 'you' }] } },
    { do: [{ do: 'mana', who: 'you', mana: { colors: { ref: 'triggerMana' }, count: 1 } }] },
  ),
);
