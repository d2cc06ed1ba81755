import { activated, creature, keyword, target, yourCreatures } from '../build.ts';

export const kikiJikiMirrorBreaker = creature(
  'Kiki-Jiki, Mirror Breaker',
  { cost: '{2}{R}{R}{R}', supertypes: ['legendary'], subtypes: ['Goblin', 'Shaman'], power: 2, toughness: 2 },
  keyword('haste'),
  activated([{ tap: 'self' }], {
    targets: [target('it', { objects: { all: [{ not: { supertype: 'legendary' } }, yourCreatures] } })],
    do: [
      { do: 'token', who: 'you', token: { copyOf: { ref: 'it' }, except: { abilities: [keyword('haste')] } }, as: 'token' },
      { do: 'delayed', when: { on: 'step', step: 'end' }, text: { do: [{ do: 'sacrifice', what: { ref: 'token' } }] } },
    ],
  }),
);
