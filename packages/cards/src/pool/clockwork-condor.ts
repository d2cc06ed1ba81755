import { artifactCreature, asEnters, keyword, triggered } from '../build.ts';

export const clockworkCondor = artifactCreature(
  'Clockwork Condor',
  { cost: '{4}', subtypes: ['Bird'], power: 0, toughness: 0 },
  keyword('flying'),
  asEnters({ counters: { '+1/+1': 3 } }),
  triggered(
    {
      anyOf: [
        { on: 'attack', what: 'self' },
        { on: 'block', what: 'self' },
      ],
    },
    {
      do: [
        {
          do: 'delayed',
          when: { on: 'step', step: 'end-of-combat' },
          text: { do: [{ do: 'removeCounters', counter: '+1/+1', amount: 1, on: 'self' }] },
        },
      ],
    },
  ),
);
