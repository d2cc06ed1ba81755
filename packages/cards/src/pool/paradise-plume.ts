import { activated, artifact, asEnters, triggered } from '../build.ts';

export const paradisePlume = artifact(
  'Paradise Plume',
  { ru: 'Райское Перо', cost: '{4}' },
  asEnters({ choose: [{ as: 'color', what: 'color' }] }),
  triggered({ on: 'cast', what: { color: { linked: 'color' } } }, { do: [{ do: 'gainLife', who: 'you', amount: 1 }] }, { may: true }),
  activated([{ tap: 'self' }], { do: [{ do: 'mana', who: 'you', mana: { colors: { linked: 'color' }, count: 1 } }] }),
);
