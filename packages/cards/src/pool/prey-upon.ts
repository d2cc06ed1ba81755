import { creatures, sorcery, spell, target, yourCreatures } from '../build.ts';

export const preyUpon = sorcery(
  'Prey Upon',
  { cost: '{G}' },
  spell({
    targets: [target('yours', { objects: yourCreatures }), target('other', { objects: { all: [creatures, { not: { controller: 'you' } }] } })],
    do: [{ do: 'fight', one: { ref: 'yours' }, other: { ref: 'other' } }],
  }),
);
