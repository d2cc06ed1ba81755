import { aCreature, activated, equipment, target, triggered } from '../build.ts';

export const umezawasJitte = equipment(
  "Umezawa's Jitte",
  { cost: '{2}', supertypes: ['legendary'] },
  '{2}',
  triggered({ on: 'damage', source: 'attached', combat: true }, { do: [{ do: 'putCounters', counter: 'charge', amount: 2, on: 'self' }] }, { each: 'batch' }),
  activated([{ removeCounters: 'charge', count: 1 }], {
    modes: {
      choose: 1,
      of: [
        { do: [{ do: 'change', what: 'attached', changes: [{ power: 2, toughness: 2 }], for: 'endOfTurn' }] },
        {
          targets: [target('it', aCreature)],
          do: [{ do: 'change', what: { ref: 'it' }, changes: [{ power: -1, toughness: -1 }], for: 'endOfTurn' }],
        },
        { do: [{ do: 'gainLife', who: 'you', amount: 2 }] },
      ],
    },
  }),
);
