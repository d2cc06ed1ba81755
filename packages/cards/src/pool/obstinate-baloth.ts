import { creature, enters, replacing, triggered } from '../build.ts';

export const obstinateBaloth = creature(
  'Obstinate Baloth',
  { cost: '{2}{G}{G}', subtypes: ['Beast'], power: 4, toughness: 4 },
  triggered(enters, { do: [{ do: 'gainLife', who: 'you', amount: 4 }] }),
  {
    ...replacing({ would: 'discard', what: 'self', by: 'opponents' }, { instead: [{ do: 'move', what: 'self', to: { zone: 'battlefield' } }] }),
    zones: ['hand'],
  },
);
