import { aCreature, activated, creature, creatures, target } from '../build.ts';

export const sistersOfStoneDeath = creature(
  'Sisters of Stone Death',
  { cost: '{4}{B}{B}{G}{G}', supertypes: ['legendary'], subtypes: ['Gorgon'], power: 7, toughness: 5 },
  activated([{ mana: '{G}' }], {
    targets: [target('it', aCreature)],
    do: [{ do: 'change', what: { ref: 'it' }, changes: [{ rule: { mustBlockObject: 'self' } }], for: 'endOfTurn' }],
  }),
  activated([{ mana: '{B}{G}' }], {
    targets: [target('it', { objects: { all: [creatures, { any: [{ blocks: 'self' }, { blockedBy: 'self' }] }] } })],
    do: [{ do: 'move', what: { ref: 'it' }, to: { zone: 'exile' }, link: 'exiled' }],
  }),
  activated([{ mana: '{2}{B}' }], {
    do: [
      { do: 'choose', who: 'you', from: { each: { all: [creatures, { among: { linked: 'exiled' } }] }, zone: 'exile' }, as: 'card' },
      { do: 'move', what: { ref: 'card' }, to: { zone: 'battlefield', under: 'you' } },
    ],
  }),
);
