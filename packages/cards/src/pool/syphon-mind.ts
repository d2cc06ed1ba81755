import { sorcery, spell } from '../build.ts';

export const syphonMind = sorcery(
  'Syphon Mind',
  { cost: '{3}{B}' },
  spell({
    do: [
      { do: 'discard', who: 'others', amount: 1, as: 'discarded' },
      { do: 'draw', who: 'you', amount: { ref: 'discarded' } },
    ],
  }),
);
