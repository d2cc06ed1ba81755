import { asEnters, creature, keyword, protectionFrom } from '../build.ts';

export const voiceOfAll = creature(
  'Voice of All',
  { ru: 'Всеобщий Глас', cost: '{2}{W}{W}', subtypes: ['Angel'], power: 2, toughness: 2 },
  keyword('flying'),
  asEnters({ choose: [{ as: 'color', what: 'color' }] }),
  protectionFrom({ color: { linked: 'color' } }),
);
