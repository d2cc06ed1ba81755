import { enchantment, triggered } from '../build.ts';

export const wormsOfTheEarth = enchantment(
  'Worms of the Earth',
  { cost: '{2}{B}{B}{B}' },
  { kind: 'static', play: [{ cantPlayLands: 'each' }, { cantEnter: { type: 'land' } }] },
  triggered(
    { on: 'step', step: 'upkeep' },
    {
      do: [
        {
          do: 'may',
          who: 'each',
          cost: [
            {
              oneOf: [[{ sacrifice: { type: 'land' }, count: 2 }], [{ perform: [{ do: 'damage', amount: 5, to: { player: { ref: 'payer' } } }] }]],
            },
          ],
          then: [{ do: 'destroy', what: 'self' }],
        },
      ],
    },
  ),
);
