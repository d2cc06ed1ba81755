import { creature, creatures, keyword, triggered } from '../build.ts';

export const dermoplasm = creature(
  'Dermoplasm',
  { cost: '{2}{U}', subtypes: ['Shapeshifter'], power: 1, toughness: 1 },
  keyword('flying'),
  keyword('morph', { cost: [{ mana: '{2}{U}{U}' }] }),
  triggered(
    { on: 'faceUp', what: 'self' },
    {
      do: [
        {
          do: 'may',
          who: 'you',
          cost: [{ putBack: { all: [creatures, { any: [{ has: 'morph' }, { has: 'megamorph' }] }] }, from: 'hand', to: { zone: 'battlefield' } }],
          then: [{ do: 'move', what: 'self', to: { zone: 'hand' } }],
        },
      ],
    },
  ),
);
