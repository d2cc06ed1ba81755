import type { Filter, Instruction } from '@arbiter/schema';
import { enchantment } from '../build.ts';

const untilIs = (word: string, until: Filter): Instruction => ({
  do: 'when',
  cond: { words: { ref: 'kind' }, are: word },
  then: [
    { do: 'revealUntil', who: 'you', until, found: 'card', rest: 'others' },
    { do: 'move', what: { ref: 'card' }, to: { zone: 'hand' } },
    { do: 'move', what: { ref: 'others' }, to: { zone: 'library', position: 'bottom', order: 'any' } },
  ],
});

export const abundance = enchantment(
  'Abundance',
  { cost: '{2}{G}{G}' },
  {
    kind: 'replacement',
    when: { would: 'draw', who: 'you' },
    optional: true,
    with: {
      instead: [
        { do: 'decide', who: 'you', choice: { as: 'kind', what: { words: ['land', 'nonland'] } }, as: 'kind' },
        untilIs('land', { type: 'land' }),
        untilIs('nonland', { not: { type: 'land' } }),
      ],
    },
  },
);
