import { aCreature, keyword, sorcery, spell, target } from '../build.ts';

export const riteOfReplication = sorcery(
  'Rite of Replication',
  { cost: '{2}{U}{U}' },
  keyword('kicker', { cost: [{ mana: '{5}' }] }),
  spell({
    targets: [target('it', aCreature)],
    do: [
      { do: 'token', who: 'you', token: { copyOf: { ref: 'it' } }, amount: 5, if: { paid: 'kicker' } },
      { do: 'token', who: 'you', token: { copyOf: { ref: 'it' } }, if: { not: { paid: 'kicker' } } },
    ],
  }),
);
