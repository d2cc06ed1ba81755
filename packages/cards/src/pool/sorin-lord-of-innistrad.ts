import { continuous, creatures, keyword, legendaryPlaneswalker, loyalty, yourCreatures } from '../build.ts';

export const sorinLordOfInnistrad = legendaryPlaneswalker(
  'Sorin, Lord of Innistrad',
  { ru: 'Сорин, Владыка Иннистрада', cost: '{2}{W}{B}', subtypes: ['Sorin'], loyalty: 3 },
  loyalty(1, {
    do: [
      {
        do: 'token',
        who: 'you',
        token: { types: ['creature'], subtypes: ['Vampire'], colors: ['B'], power: 1, toughness: 1, abilities: [keyword('lifelink')] },
      },
    ],
  }),
  loyalty(-2, { do: [{ do: 'emblem', who: 'you', abilities: [continuous({ each: yourCreatures }, { power: 1, toughness: 0 })] }] }),
  loyalty(-6, {
    targets: [{ as: 'them', what: { objects: { any: [creatures, { all: [{ type: 'planeswalker' }, { not: { among: 'self' } }] }] } }, min: 0, max: 3 }],
    do: [
      { do: 'destroy', what: { ref: 'them' }, as: 'destroyed' },
      { do: 'move', what: { each: { history: { was: { ref: 'destroyed' } } }, zone: 'graveyard' }, to: { zone: 'battlefield', under: 'you' } },
    ],
  }),
);
