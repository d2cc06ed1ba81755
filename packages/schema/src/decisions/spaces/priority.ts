import type { AnswerOf, PriorityOption } from '../index.ts';
import { pick } from './chance.ts';
import { type Choice, illegal } from './choice.ts';

const classes = ['play', 'cast', 'activate', 'mana', 'special'] as const;

function classOf(option: PriorityOption): (typeof classes)[number] {
  if ('play' in option) return 'play';
  if ('cast' in option) return 'cast';
  if ('special' in option) return 'special';
  return option.mana === true ? 'mana' : 'activate';
}

function same(one: PriorityOption, other: PriorityOption): boolean {
  if ('play' in one) return 'play' in other && one.play === other.play && (one.face ?? 0) === (other.face ?? 0);
  if ('cast' in one) return 'cast' in other && one.cast === other.cast && (one.face ?? 0) === (other.face ?? 0) && one.how === other.how;
  if ('special' in one) return 'special' in other && one.special === other.special && one.object === other.object;
  return 'activate' in other && one.activate === other.activate && one.ability === other.ability && (one.mana ?? false) === (other.mana ?? false);
}

const pass: AnswerOf<'priority'> = { pass: true };

/** Passing is always legal. By chance first the class is chosen, then one of it, so that a hand full of spells does not drown the rest; yields are for players alone. */
export const priority: Choice<'priority'> = {
  check({ options }, answer) {
    if ('pass' in answer) return null;
    return options.some((option) => same(option, answer)) ? null : illegal('not-offered');
  },
  sample({ options }, random) {
    const groups = classes.map((name) => options.filter((option) => classOf(option) === name)).filter((group) => group.length > 0);
    const group = pick(random, [[pass], ...groups]);
    return pick<AnswerOf<'priority'>>(random, group);
  },
  all: ({ options }) => [pass, ...options],
  forced: () => null,
  impossible: () => false,
};
