import { activated, asEnters, keyword, land } from '../build.ts';

export const lonelySandbar = land(
  'Lonely Sandbar',
  { ru: 'Одинокая Отмель' },
  asEnters({ tapped: true }),
  activated([{ tap: 'self' }], { do: [{ do: 'mana', who: 'you', mana: '{U}' }] }),
  keyword('cycling', { cost: [{ mana: '{U}' }] }),
);
