import { at, creature, triggered } from '../build.ts';

export const maralenOfTheMornsong = creature(
  'Maralen of the Mornsong',
  { cost: '{1}{B}{B}', supertypes: ['legendary'], subtypes: ['Elf', 'Wizard'], power: 2, toughness: 3 },
  { kind: 'static', play: [{ cantDraw: 'each' }] },
  triggered(at('draw', 'each'), {
    do: [
      { do: 'loseLife', who: { ref: 'triggerPlayer' }, amount: 3 },
      { do: 'search', who: { ref: 'triggerPlayer' }, in: { ref: 'triggerPlayer' }, for: 'any', amount: 1, as: 'card' },
      { do: 'move', what: { ref: 'card' }, to: { zone: 'hand' } },
      { do: 'shuffle', who: { ref: 'triggerPlayer' } },
    ],
  }),
);
