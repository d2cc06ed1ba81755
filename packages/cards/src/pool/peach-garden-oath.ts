import { sorcery, spell, yourCreatures } from '../build.ts';

export const peachGardenOath = sorcery(
  'Peach Garden Oath',
  { cost: '{W}' },
  spell({ do: [{ do: 'gainLife', who: 'you', amount: { times: [2, { count: { each: yourCreatures } }] } }] }),
);
