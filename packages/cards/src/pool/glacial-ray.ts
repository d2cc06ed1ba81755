import { instant, keyword, spell, target } from '../build.ts';

export const glacialRay = instant(
  'Glacial Ray',
  { cost: '{1}{R}', subtypes: ['Arcane'] },
  spell({ targets: [target('it', 'anyTarget')], do: [{ do: 'damage', amount: 2, to: { ref: 'it' } }] }),
  keyword('splice', { cost: [{ mana: '{1}{R}' }], filter: { subtype: 'Arcane' } }),
);
