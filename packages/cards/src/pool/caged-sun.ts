import { artifact, asEnters, continuous, triggered, yourCreatures } from '../build.ts';

export const cagedSun = artifact(
  'Caged Sun',
  { cost: '{6}' },
  asEnters({ choose: [{ as: 'color', what: 'color' }] }),
  continuous({ each: { all: [yourCreatures, { color: { linked: 'color' } }] } }, { power: 1, toughness: 1 }),
  triggered(
    { on: 'manaAdded', from: { all: [{ type: 'land' }, { controller: 'you' }] } },
    { do: [{ do: 'mana', who: 'you', mana: { colors: { linked: 'color' }, count: 1 } }] },
    { if: { words: { ref: 'triggerMana' }, are: { linked: 'color' } } },
  ),
);
