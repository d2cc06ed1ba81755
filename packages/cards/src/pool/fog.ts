import { instant, spell } from '../build.ts';

export const fog = instant(
  'Fog',
  { ru: 'Туман', cost: '{G}' },
  spell({ do: [{ do: 'shield', when: { would: 'damage', combat: true }, with: { prevent: 'all' }, for: 'endOfTurn' }] }),
);
