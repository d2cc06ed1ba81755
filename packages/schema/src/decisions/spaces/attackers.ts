import type { Thing } from '../../game.ts';
import type { Id } from '../../words.ts';
import type { AnswerOf, AttackLimit, SpaceOf } from '../index.ts';
import { type Attack, type Bander, bandedByChance, bandings, misbanded } from './bands.ts';
import { type Choice, illegal, misnamed } from './choice.ts';
import { mapped } from './combine.ts';
import { type Declaration, type Limit, type Model, verdict } from './declaration.ts';
import { declarations, drawn, nonePossible, onlyDeclaration } from './declaring.ts';

type Space = SpaceOf<'attackers'>;

function limitOf(limit: AttackLimit): Limit {
  if ('atMost' in limit) return { kind: 'most', most: limit.atMost, of: limit.of ? new Set(limit.of) : null, at: limit.at ? new Set(limit.at) : null };
  if ('notAlone' in limit) return { kind: 'notAlone', creature: limit.notAlone };
  if ('onlyAlone' in limit) return { kind: 'onlyAlone', creature: limit.onlyAlone };
  return { kind: 'together', of: limit.together };
}

export const attackModel = ({ candidates, limits, requirements, obey }: Space): Model => ({
  creatures: candidates.filter(({ defenders }) => defenders.length > 0).map(({ creature, defenders }) => ({ creature, at: defenders, most: 1 })),
  limits: limits.map(limitOf),
  requirements,
  obey,
});

function banders({ candidates }: Space, attacks: readonly Attack[]): Bander[] {
  const byId = new Map(candidates.map((candidate) => [candidate.creature, candidate]));
  return attacks.flatMap((attack) => {
    const candidate = byId.get(attack.attacker);
    return candidate ? [{ attack, candidate }] : [];
  });
}

function attackersOf(space: Space, declared: Declaration): Bander[] {
  const attacks = space.candidates.flatMap(({ creature }) => (declared.get(creature) ?? []).map((defender) => ({ attacker: creature, defender })));
  return banders(space, attacks);
}

function* every(space: Space): Generator<AnswerOf<'attackers'>> {
  for (const declared of declarations(attackModel(space))) yield* mapped(bandings(attackersOf(space, declared)), (attacks) => ({ attacks }));
}

/** 2008:308.2; 2016:508.1. */
export const attackers: Choice<'attackers'> = {
  check(space, { attacks }) {
    const offered = space.candidates.map(({ creature }) => creature);
    const wrong = misnamed(
      attacks.map(({ attacker }) => attacker),
      offered,
    );
    if (wrong) return wrong;
    const found = banders(space, attacks);
    const astray = found.find(({ attack, candidate }) => !candidate.defenders.includes(attack.defender));
    if (astray) return illegal('not-offered', { named: astray.attack.defender, attacker: astray.attack.attacker });
    const declared = new Map<Id, readonly Thing[]>(attacks.map(({ attacker, defender }) => [attacker, [defender]]));
    return misbanded(found) ?? verdict(attackModel(space), declared);
  },
  sample: (space, random) => ({ attacks: bandedByChance(attackersOf(space, drawn(attackModel(space), random)), random) }),
  all: every,
  forced(space) {
    const declared = onlyDeclaration(attackModel(space));
    const ways = declared ? [...mapped(bandings(attackersOf(space, declared)), (attacks) => ({ attacks }))] : [];
    return ways.length === 1 ? (ways[0] ?? null) : null;
  },
  impossible: (space) => nonePossible(attackModel(space)),
};
