import type { Ability, Card, Condition, Quantity } from '@arbiter/schema';
import { continuous, creature, keyword } from '../build.ts';

const level: Quantity = { counters: 'level', on: 'self' };
const from = (least: number): Condition => ({ compare: level, op: '>=', to: least });
const atLevel = (within: Condition, size: number, word: string): readonly Ability[] => [
  { ...continuous('self', { setPower: size, setToughness: size }), while: within },
  { ...continuous('self', { gain: [keyword(word)] }), while: within },
];

export const studentOfWarfare: Card = {
  ...creature(
    'Student of Warfare',
    { cost: '{W}', subtypes: ['Human', 'Knight'], power: 1, toughness: 1 },
    keyword('level up', { cost: [{ mana: '{W}' }] }),
    ...atLevel({ all: [from(2), { not: from(7) }] }, 3, 'first strike'),
    ...atLevel(from(7), 4, 'double strike'),
  ),
  layout: 'leveler',
};
