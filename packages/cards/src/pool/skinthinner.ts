import { creature, creatures, keyword, target, triggered } from '../build.ts';

export const skinthinner = creature(
  'Skinthinner',
  { cost: '{1}{B}', subtypes: ['Zombie'], power: 2, toughness: 1 },
  keyword('morph', { cost: [{ mana: '{3}{B}{B}' }] }),
  triggered(
    { on: 'faceUp', what: 'self' },
    {
      targets: [target('it', { objects: { all: [{ not: { color: 'B' } }, creatures] } })],
      do: [{ do: 'destroy', what: { ref: 'it' }, noRegeneration: true }],
    },
  ),
);
