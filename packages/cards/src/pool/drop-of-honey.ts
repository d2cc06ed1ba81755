import { at, creatures, enchantment, triggered } from '../build.ts';

export const dropOfHoney = enchantment(
  'Drop of Honey',
  { cost: '{G}' },
  triggered(at('upkeep', 'you'), {
    do: [
      { do: 'choose', who: 'you', from: { each: { all: [creatures, { least: 'power', among: creatures }] } }, as: 'it' },
      { do: 'destroy', what: { ref: 'it' }, noRegeneration: true },
    ],
  }),
  triggered({ on: 'state', when: { not: { exists: { each: creatures } } } }, { do: [{ do: 'sacrifice', what: 'self' }] }),
);
