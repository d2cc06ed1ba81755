import { activated, artifact } from '../build.ts';

export const senseisDiviningTop = artifact(
  "Sensei's Divining Top",
  { cost: '{1}' },
  activated([{ mana: '{1}' }], {
    do: [
      { do: 'lookTop', who: 'you', whose: 'you', amount: 3, as: 'cards' },
      { do: 'rearrangeTop', who: 'you', what: { ref: 'cards' } },
    ],
  }),
  activated([{ tap: 'self' }], {
    do: [
      { do: 'draw', who: 'you', amount: 1 },
      { do: 'move', what: 'self', to: { zone: 'library', position: 'top' } },
    ],
  }),
);
