import { activated, aPlayer, artifact, target } from '../build.ts';

export const soulConduit = artifact(
  'Soul Conduit',
  { cost: '{6}' },
  activated([{ mana: '{6}' }, { tap: 'self' }], {
    targets: [target('one', aPlayer), { as: 'other', what: aPlayer, otherThan: ['one'] }],
    do: [{ do: 'exchangeLife', one: { ref: 'one' }, other: { ref: 'other' } }],
  }),
);
