import type { Ability, Card, CardType, Face, Instruction } from '@arbiter/schema';

/** Free cards that hide, show, rename and lose objects in every way there is. */

const card = (name: string, types: readonly CardType[], abilities: readonly Ability[], face: Partial<Face> = {}): Card => ({
  v: 1,
  name,
  layout: 'normal',
  faces: [{ name, cost: '{0}', types, ...face, abilities }],
});
const does = (name: string, ...instructions: readonly Instruction[]): Card => card(name, ['instant'], [{ kind: 'spell', do: instructions }]);
const creature = (name: string, ...abilities: readonly Ability[]): Card => card(name, ['creature'], abilities, { power: 2, toughness: 2 });
const creatures = { each: { type: 'creature' }, zone: 'battlefield' } as const;
const saprolings: Instruction = { do: 'token', who: 'each', token: { types: ['creature'], subtypes: ['Saproling'], power: 1, toughness: 1 }, amount: 2 };

export const curios: readonly Card[] = [
  creature('Phantom', { kind: 'keyword', keyword: 'phasing' }),
  creature('Masked', { kind: 'keyword', keyword: 'morph', cost: [] }),
  creature('Bear'),
  does('Vanish', { do: 'phaseOut', what: creatures }),
  does('Omen', { do: 'scry', who: 'each', amount: 2 }),
  does('Glimpse', { do: 'lookTop', who: 'you', whose: 'each', amount: 3, as: 'seen' }, { do: 'rearrangeTop', who: 'you', what: { ref: 'seen' } }),
  does('Vision', { do: 'lookTop', who: 'you', whose: 'opponents', amount: 2, revealed: true }),
  does('Candour', { do: 'revealHand', whose: 'each' }),
  does('Whisper', { do: 'lookHand', whose: 'opponents' }, { do: 'shuffle', who: 'you' }),
  does('Swarm', saprolings, { do: 'move', what: creatures, to: { zone: 'hand' } }),
  does('Burial', saprolings, { do: 'move', what: creatures, to: { zone: 'library', position: 'shuffled' } }),
  does('Sinking', { do: 'move', what: creatures, to: { zone: 'library', position: 'random' } }),
  does('Lifting', { do: 'move', what: creatures, to: { zone: 'library', position: 'top' } }),
  does('Oubliette', { do: 'move', what: creatures, to: { zone: 'exile', faceDown: true } }),
  does('Grinding', { do: 'mill', who: 'each', amount: 2 }),
  does('Seizing', { do: 'change', what: creatures, changes: [{ control: 'you' }], for: 'endOfTurn' }),
  does('Hush', { do: 'faceDown', what: creatures }),
  does('Unveiling', { do: 'faceUp', what: creatures }),
  card(
    'Spring',
    ['artifact'],
    [
      {
        kind: 'activated',
        cost: [{ tap: 'self' }],
        do: [
          { do: 'mana', who: 'you', mana: '{1}' },
          { do: 'draw', who: 'you', amount: 1 },
        ],
      },
    ],
  ),
  card('Bell', ['artifact'], [], { cost: '{1}' }),
];
