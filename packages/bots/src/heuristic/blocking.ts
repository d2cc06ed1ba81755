import type { AnswerOf, DecisionOf, Id } from '@arbiter/schema';
import { kills } from './attacking.ts';
import { playerAt, type Seen, type Sight, seenAt } from './sight.ts';
import { powerOf, worth } from './worth.ts';

type Space = DecisionOf<'blockers'>['space'];
interface Plan {
  readonly blocks: Map<Id, Id>;
  readonly free: Map<Seen, readonly Id[]>;
}

const assign = ({ blocks, free }: Plan, blocker: Seen, attacker: Id): void => {
  blocks.set(blocker.id, attacker);
  free.delete(blocker);
};
const isBlocked = ({ blocks }: Plan, { id }: Seen): boolean => [...blocks.values()].includes(id);

/** Gives each attacker that is not blocked yet the cheapest blocker for which this holds. */
function blockWhere(plan: Plan, attackers: readonly Seen[], holds: (blocker: Seen, attacker: Seen) => boolean): void {
  for (const attacker of attackers) {
    if (isBlocked(plan, attacker)) continue;
    const [blocker] = [...plan.free]
      .filter(([one, at]) => at.includes(attacker.id) && holds(one, attacker))
      .map(([one]) => one)
      .toSorted((a, b) => worth(a) - worth(b));
    if (blocker) assign(plan, blocker, attacker.id);
  }
}

const threat = (plan: Plan, attackers: readonly Seen[]): number => attackers.filter((one) => !isBlocked(plan, one)).reduce((sum, one) => sum + powerOf(one), 0);
/** Below this one blocks with whatever there is. */
const UNSAFE = 4;

/** Good blocks first, then trades, then any that keep this seat alive. */
export function block(sight: Sight, { candidates }: Space): AnswerOf<'blockers'> {
  const free = new Map(
    candidates.flatMap(({ creature, attackers }) => (seenAt(sight, creature) ? [[seenAt(sight, creature) as Seen, attackers] as const] : [])),
  );
  const plan: Plan = { blocks: new Map(), free };
  const attackers = [...new Set(candidates.flatMap((one) => one.attackers))]
    .flatMap((id) => seenAt(sight, id) ?? [])
    .toSorted((a, b) => powerOf(b) - powerOf(a));
  const life = playerAt(sight, sight.me)?.life ?? 0;
  blockWhere(plan, attackers, (blocker, attacker) => kills(blocker, attacker) && !kills(attacker, blocker));
  blockWhere(plan, attackers, (blocker, attacker) => !kills(attacker, blocker) && powerOf(attacker) > 0);
  blockWhere(plan, attackers, (blocker, attacker) => kills(blocker, attacker) && worth(blocker) <= worth(attacker) + (life < 10 ? 1 : 0));
  if (life - threat(plan, attackers) < UNSAFE) blockWhere(plan, attackers, (_, attacker) => powerOf(attacker) > 0);
  return {
    blocks: candidates.flatMap(({ creature }) => (plan.blocks.has(creature) ? [{ blocker: creature, attacker: plan.blocks.get(creature) as Id }] : [])),
  };
}
