import { activated, artifact, enters, triggered } from '../build.ts';

export const isochronScepter = artifact(
  'Isochron Scepter',
  { cost: '{2}' },
  triggered(
    enters,
    {
      do: [
        {
          do: 'choose',
          who: 'you',
          from: { each: { all: [{ type: 'instant' }, { stat: 'manaValue', op: '<=', than: 2 }, { owner: 'you' }] }, zone: 'hand' },
          amount: [0, 1],
          as: 'card',
        },
        { do: 'move', what: { ref: 'card' }, to: { zone: 'exile' }, link: 'imprint' },
      ],
    },
    { may: true },
  ),
  activated([{ mana: '{2}' }, { tap: 'self' }], { do: [{ do: 'cast', who: 'you', what: { linked: 'imprint' }, copy: true, free: true, may: true }] }),
);
