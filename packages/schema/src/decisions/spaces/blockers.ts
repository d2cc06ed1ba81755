import type { Id } from '../../words.ts';
import type { AnswerOf, BlockLimit, SpaceOf } from '../index.ts';
import { type Choice, illegal, misnamed } from './choice.ts';
import { mapped } from './combine.ts';
import { type Declaration, type Limit, type Model, verdict } from './declaration.ts';
import { declarations, drawn, nonePossible, onlyDeclaration } from './declaring.ts';

type Space = SpaceOf<'blockers'>;

function limitOf(limit: BlockLimit): Limit {
  if ('notAlone' in limit) return { kind: 'notAlone', creature: limit.notAlone };
  if ('onlyAlone' in limit) return { kind: 'onlyAlone', creature: limit.onlyAlone };
  if ('allOf' in limit) return { kind: 'allOf', of: limit.allOf, at: limit.attacker };
  if ('atLeast' in limit) return { kind: 'least', least: limit.atLeast, at: limit.attacker };
  if ('attacker' in limit) return { kind: 'most', most: limit.atMost, of: null, at: new Set([limit.attacker]) };
  return { kind: 'most', most: limit.atMost, of: limit.of ? new Set(limit.of) : null, at: null };
}

export const blockModel = ({ candidates, limits, requirements, obey }: Space): Model => ({
  creatures: candidates
    .filter(({ attackers, most }) => attackers.length > 0 && most > 0)
    .map(({ creature, attackers, most }) => ({ creature, at: attackers, most })),
  limits: limits.map(limitOf),
  requirements,
  obey,
});

const answer = ({ candidates }: Space, declared: Declaration): AnswerOf<'blockers'> => ({
  blocks: candidates.flatMap(({ creature, attackers }) => {
    const blocked = declared.get(creature) ?? [];
    return attackers.filter((attacker) => blocked.includes(attacker)).map((attacker) => ({ blocker: creature, attacker }));
  }),
});

function declaredBy(blocks: AnswerOf<'blockers'>['blocks']): Map<Id, Id[]> {
  const byBlocker = Map.groupBy(blocks, ({ blocker }) => blocker);
  return new Map([...byBlocker].map(([blocker, own]) => [blocker, own.map(({ attacker }) => attacker)]));
}

/** 2008:309.2; 2016:509.1. */
export const blockers: Choice<'blockers'> = {
  check(space, { blocks }) {
    const declared = declaredBy(blocks);
    const byId = new Map(space.candidates.map((candidate) => [candidate.creature, candidate]));
    for (const [blocker, blocked] of declared) {
      const candidate = byId.get(blocker);
      if (!candidate) return illegal('not-offered', { named: blocker });
      const wrong = misnamed(blocked, candidate.attackers);
      if (wrong) return { ...wrong, params: { ...wrong.params, blocker } };
      if (blocked.length > candidate.most) return illegal('too-many', { blocker, count: blocked.length, max: candidate.most });
    }
    return verdict(blockModel(space), declared);
  },
  sample: (space, random) => answer(space, drawn(blockModel(space), random)),
  all: (space) => mapped(declarations(blockModel(space)), (declared) => answer(space, declared)),
  forced(space) {
    const declared = onlyDeclaration(blockModel(space));
    return declared && answer(space, declared);
  },
  impossible: (space) => nonePossible(blockModel(space)),
};
