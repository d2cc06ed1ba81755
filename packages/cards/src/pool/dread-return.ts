import { creatures, keyword, sorcery, spell, target } from '../build.ts';

export const dreadReturn = sorcery(
  'Dread Return',
  { cost: '{2}{B}{B}' },
  spell({
    targets: [target('card', { objects: { all: [creatures, { owner: 'you' }] }, zone: 'graveyard' })],
    do: [{ do: 'move', what: { ref: 'card' }, to: { zone: 'battlefield' } }],
  }),
  keyword('flashback', { cost: [{ sacrifice: creatures, count: 3 }] }),
);
