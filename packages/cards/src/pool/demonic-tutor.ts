import { sorcery, spell } from '../build.ts';

export const demonicTutor = sorcery(
  'Demonic Tutor',
  { cost: '{1}{B}' },
  spell({
    do: [
      { do: 'search', who: 'you', in: 'you', for: 'any', amount: 1, as: 'card' },
      { do: 'move', what: { ref: 'card' }, to: { zone: 'hand' } },
      { do: 'shuffle', who: 'you' },
    ],
  }),
);
