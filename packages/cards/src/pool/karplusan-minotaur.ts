import { creature, keyword, target, triggered } from '../build.ts';

export const karplusanMinotaur = creature(
  'Karplusan Minotaur',
  { cost: '{2}{R}{R}', subtypes: ['Minotaur', 'Warrior'], power: 3, toughness: 3 },
  keyword('cumulative upkeep', { cost: [{ perform: [{ do: 'coin', who: 'you' }] }] }),
  triggered({ on: 'coin', who: 'you', won: true }, { targets: [target('it', 'anyTarget')], do: [{ do: 'damage', amount: 1, to: { ref: 'it' } }] }),
  triggered(
    { on: 'coin', who: 'you', won: false },
    { targets: [{ as: 'it', what: 'anyTarget', chooser: 'opponents' }], do: [{ do: 'damage', amount: 1, to: { ref: 'it' } }] },
  ),
);
