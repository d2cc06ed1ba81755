import { aCreature, creatures, instant, spell, target } from '../build.ts';

export const bioshift = instant(
  'Bioshift',
  { cost: '{G/U}' },
  spell({
    targets: [
      target('from', aCreature),
      { as: 'to', what: { objects: { all: [creatures, { sharesWith: { ref: 'from' }, what: 'controller' }] } }, otherThan: ['from'] },
    ],
    do: [
      { do: 'decide', who: 'you', choice: { as: 'number', what: 'number', max: { counters: '+1/+1', on: { ref: 'from' } } }, as: 'number' },
      { do: 'moveCounters', counter: '+1/+1', amount: { ref: 'number' }, from: { ref: 'from' }, to: { ref: 'to' } },
    ],
  }),
);
