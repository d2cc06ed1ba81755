import { aCreature, instant, spell, target, yourCreatures } from '../build.ts';

export const pitFight = instant(
  'Pit Fight',
  { cost: '{1}{R/G}' },
  spell({
    targets: [target('yours', { objects: yourCreatures }), { as: 'other', what: aCreature, otherThan: ['yours'] }],
    do: [{ do: 'fight', one: { ref: 'yours' }, other: { ref: 'other' } }],
  }),
);
