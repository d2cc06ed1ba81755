import { creature, creatures, enters, keyword, target, triggered } from '../build.ts';

export const nekrataal = creature(
  'Nekrataal',
  { ru: 'Некраталь', cost: '{2}{B}{B}', subtypes: ['Human', 'Assassin'], power: 2, toughness: 1 },
  keyword('first strike'),
  triggered(enters, {
    targets: [target('it', { objects: { all: [{ not: { type: 'artifact' } }, { not: { color: 'B' } }, creatures] } })],
    do: [{ do: 'destroy', what: { ref: 'it' }, noRegeneration: true }],
  }),
);
