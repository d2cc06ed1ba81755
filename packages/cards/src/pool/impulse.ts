import { instant, spell } from '../build.ts';

export const impulse = instant(
  'Impulse',
  { cost: '{1}{U}' },
  spell({
    do: [
      { do: 'lookTop', who: 'you', whose: 'you', amount: 4, as: 'seen' },
      { do: 'choose', who: 'you', from: { ref: 'seen' }, as: 'kept' },
      { do: 'move', what: { ref: 'kept' }, to: { zone: 'hand' } },
      {
        do: 'move',
        what: { each: { all: [{ among: { ref: 'seen' } }, { not: { among: { ref: 'kept' } } }] }, zone: 'library' },
        to: { zone: 'library', position: 'bottom', order: 'any' },
      },
    ],
  }),
);
