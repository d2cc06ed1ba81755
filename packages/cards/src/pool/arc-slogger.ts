import { activated, creature, target } from '../build.ts';

export const arcSlogger = creature(
  'Arc-Slogger',
  { cost: '{3}{R}{R}', subtypes: ['Beast'], power: 4, toughness: 5 },
  activated([{ mana: '{R}' }, { mill: 10, to: 'exile' }], { targets: [target('it', 'anyTarget')], do: [{ do: 'damage', amount: 2, to: { ref: 'it' } }] }),
);
