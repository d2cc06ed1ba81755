import { aCreature, sorcery, spell, target } from '../build.ts';

export const switcheroo = sorcery(
  'Switcheroo',
  { cost: '{4}{U}' },
  spell({
    targets: [target('one', aCreature), { as: 'other', what: aCreature, otherThan: ['one'] }],
    do: [{ do: 'exchangeControl', one: { ref: 'one' }, other: { ref: 'other' } }],
  }),
);
