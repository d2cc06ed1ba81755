import { at, creature, doubleFaced, keyword, triggered } from '../build.ts';

export const delverOfSecrets = doubleFaced(
  creature(
    'Delver of Secrets',
    { cost: '{U}', subtypes: ['Human', 'Wizard'], power: 1, toughness: 1 },
    triggered(at('upkeep', 'you'), {
      do: [
        { do: 'lookTop', who: 'you', whose: 'you', amount: 1, as: 'card' },
        { do: 'may', who: 'you', then: [{ do: 'reveal', what: { ref: 'card' } }], as: 'shown' },
        {
          do: 'transform',
          what: 'self',
          if: { all: [{ did: 'shown' }, { fits: { ref: 'card' }, filter: { any: [{ type: 'instant' }, { type: 'sorcery' }] } }] },
        },
      ],
    }),
  ),
  creature('Insectile Aberration', { colors: ['U'], subtypes: ['Human', 'Insect'], power: 3, toughness: 2 }, keyword('flying')),
);
