import { enchantment, triggered } from '../build.ts';

export const multanisPresence = enchantment(
  "Multani's Presence",
  { cost: '{G}' },
  triggered(
    {
      on: 'countered',
      what: {
        all: [{ controller: 'you' }, { any: (['hand', 'graveyard', 'exile', 'library', 'command'] as const).map((zone) => ({ history: { castFrom: zone } })) }],
      },
    },
    { do: [{ do: 'draw', who: 'you', amount: 1 }] },
  ),
);
