import { type Attack, type BlockLimit, type Id, maxObeyed, type PlayChange, type Requirement, type Seat, type SpaceOf } from '@arbiter/schema';
import { fits } from '../../cards/filters.ts';
import { objectsOf, playersOf } from '../../cards/refs.ts';
import { type Finding, finding } from '../../engine/finding.ts';
import { at } from '../../engine/game.ts';
import type { Env, Look } from '../../engine/play.ts';
import { type Owed, totalOf } from './costs.ts';
import { attackOf, defends, isCreature } from './questions.ts';
import { saidOf, says, timesSaid } from './said.ts';

/* Which declarations of blockers are legal, as data of the question (2008:309.2a, 500.1–501.2; 2016:509.1a–c). */

type Space = SpaceOf<'blockers'>;
type Candidate = Space['candidates'][number];

const declared = (look: Look): readonly Id[] => (look.game.combat?.blocks ?? []).filter((block) => block.declared).map(({ blocker }) => blocker);

type CantBlockWith = Extract<PlayChange, { cantBlockWith: unknown }>;
const isNamed = (look: Look, { who, cantBlockWith }: CantBlockWith, env: Env, id: Id): boolean =>
  playersOf(look, env, who).includes(look.of(id).controller) && fits(look, env, cantBlockWith, id);
const isBarred = (look: Look, id: Id): boolean =>
  look.playRules.some(({ change, env }) => 'cantBlockWith' in change && change.more === undefined && isNamed(look, change, env, id));

const mayBlock = (look: Look, id: Id): boolean =>
  isCreature(look, id) &&
  !at(look.game, id).tapped &&
  !says(look, id, 'cantBlock') &&
  !(says(look, id, 'blocksOnlyAlone') && declared(look).length > 0) &&
  !isBarred(look, id);

/** What is said of the blocker. */
const mayBlockThis = (look: Look, blocker: Id, attacker: Id): boolean =>
  !saidOf(look, blocker, 'cantBlock').some(({ rule, env }) => fits(look, env, rule.cantBlock, attacker)) &&
  saidOf(look, blocker, 'blocksOnly').every(({ rule, env }) => fits(look, env, rule.blocksOnly, attacker));
/** What is said of the attacker; evasion abilities add up (2008:501.2; 2016:509.1b, 702.16f). */
const canBeBlockedBy = (look: Look, attacker: Id, blocker: Id): boolean =>
  !says(look, attacker, 'cantBeBlocked') &&
  !saidOf(look, attacker, 'cantBeBlockedBy').some(({ rule, env }) => fits(look, env, rule.cantBeBlockedBy, blocker)) &&
  !saidOf(look, attacker, 'protectionFrom').some(({ rule, env }) => fits(look, env, rule.protectionFrom, blocker)) &&
  saidOf(look, attacker, 'cantBeBlockedExceptBy').every(({ rule, env }) => fits(look, env, rule.cantBeBlockedExceptBy, blocker));
const canBlockIn = (look: Look, blocker: Id, { attacker, defendingPlayer }: Attack): boolean =>
  defends(look.game, look.of(blocker).controller, defendingPlayer) && canBeBlockedBy(look, attacker, blocker) && mayBlockThis(look, blocker, attacker);

/** Whether something said of it would keep it from being declared; it has no bearing on one that has been (2008:306.4a). */
export const isKeptFromBlocking = (look: Look, id: Id, attackers: readonly Id[]): boolean =>
  says(look, id, 'cantBlock') || isBarred(look, id) || !attackers.every((attacker) => mayBlockThis(look, id, attacker) && canBeBlockedBy(look, attacker, id));

/** Whether it could be declared as a blocker of this attacker, the rest of the declaration aside. */
export const canBlock = (look: Look, blocker: Id, attacker: Id): boolean => {
  const attack = attackOf(look, attacker);
  return attack !== null && mayBlock(look, blocker) && canBlockIn(look, blocker, attack);
};

/** The creatures that may be declared together: a player's, or a team's that defends as one (2016:805.10d). */
const ownCreatures = (look: Look, seat: Seat): readonly Id[] =>
  look.game.battlefield.filter((id) => defends(look.game, look.of(id).controller, seat) && isCreature(look, id));
/** 2008:309.2a: one attacker, unless it says that it can block more. */
const mostFor = (look: Look, id: Id, attackers: number): number =>
  says(look, id, 'mayBlockAny') ? attackers : Math.min(attackers, 1 + saidOf(look, id, 'extraBlocks').reduce((sum, { rule }) => sum + rule.extraBlocks, 0));
const candidatesOf = (look: Look, seat: Seat): readonly Candidate[] => {
  const attacks = look.game.combat?.attacks ?? [];
  return ownCreatures(look, seat)
    .filter((id) => mayBlock(look, id))
    .flatMap((creature) => {
      const attackers = attacks.filter((attack) => canBlockIn(look, creature, attack)).map(({ attacker }) => attacker);
      return attackers.length > 0 ? [{ creature, attackers, most: mostFor(look, creature, attackers.length) }] : [];
    });
};
export const someCanBlock = (look: Look, seat: Seat): boolean => {
  const attacks = look.game.combat?.attacks ?? [];
  return ownCreatures(look, seat).some((id) => mayBlock(look, id) && attacks.some((attack) => canBlockIn(look, id, attack)));
};

/** What it costs to block with that (2008:309.2b). */
export const blockCosts = (look: Look, id: Id): readonly Owed[] => saidOf(look, id, 'blockCost').map(({ rule, env }) => ({ cost: rule.blockCost, env }));

/** What blocking with all of these costs, fixed from then on (2008:309.2b). */
export const costToBlock = (look: Look, seat: Seat, blockers: readonly Id[]): Finding<readonly Owed[]> =>
  finding(
    '2008:309.2b',
    totalOf(
      seat,
      [...new Set(blockers)].flatMap((blocker) => blockCosts(look, blocker)),
    ),
  );

/** Restrictions on the declaration as a whole (2016:509.1b). */
const limitsAt = (look: Look, seat: Seat, attacker: Id): readonly BlockLimit[] => [
  ...saidOf(look, attacker, 'minBlockers').map(({ rule }) => ({ attacker, atLeast: rule.minBlockers })),
  ...saidOf(look, attacker, 'maxBlockers').map(({ rule }) => ({ attacker, atMost: rule.maxBlockers })),
  ...saidOf(look, attacker, 'cantBeBlockedUnlessAll').map(() => ({ attacker, allOf: ownCreatures(look, seat) })),
];
/** Those who have been declared by other players already count with these. */
const limitsForAll = (look: Look, ids: readonly Id[]): readonly BlockLimit[] => {
  const others = declared(look);
  return [
    ...(others.length > 0 ? [] : ids.filter((id) => says(look, id, 'cantBlockAlone')).map((id) => ({ notAlone: id }))),
    ...ids.filter((id) => says(look, id, 'blocksOnlyAlone')).map((id) => ({ onlyAlone: id })),
    ...look.playRules.flatMap(({ change, env }): readonly BlockLimit[] => {
      if (!('cantBlockWith' in change) || change.more === undefined) return [];
      const before = others.filter((id) => isNamed(look, change, env, id)).length;
      return [{ atMost: Math.max(0, change.more - before), of: ids.filter((id) => isNamed(look, change, env, id)) }];
    }),
  ];
};
const limitsOn = (look: Look, seat: Seat, candidates: readonly Candidate[]): readonly BlockLimit[] => [
  ...[...new Set(candidates.flatMap(({ attackers }) => attackers))].flatMap((attacker) => limitsAt(look, seat, attacker)),
  ...limitsForAll(
    look,
    candidates.map(({ creature }) => creature),
  ),
];
const requiredOf = (look: Look, { creature, attackers }: Candidate): readonly Requirement[] => [
  ...Array.from({ length: timesSaid(look, creature, 'mustBlock') }, () => ({ creature })),
  ...saidOf(look, creature, 'mustBlockObject')
    .flatMap(({ rule, env }) => objectsOf(look, env, rule.mustBlockObject))
    .filter((id) => attackers.includes(id))
    .map((id) => ({ creature, at: [id] })),
];

/** The attackers that have to be blocked if able, by whomever (2016:509.1c). */
const wanting = (look: Look, seat: Seat, candidates: readonly Candidate[]): readonly Requirement[] =>
  (look.game.combat?.attacks ?? [])
    .filter(({ defendingPlayer }) => defends(look.game, seat, defendingPlayer))
    .flatMap(({ attacker }) => {
      const anyOf = candidates.filter(({ attackers }) => attackers.includes(attacker)).map(({ creature }) => creature);
      return Array.from({ length: timesSaid(look, attacker, 'mustBeBlocked') }, () => ({ anyOf, at: [attacker] }));
    });

/** The question who blocks whom. Nobody has to pay, but what is met for a price counts as well (2016:509.1c). */
export const blockSpace = (look: Look, seat: Seat): Space => {
  const candidates = candidatesOf(look, seat);
  const free = candidates.filter((one) => blockCosts(look, one.creature).length === 0);
  const requirements = [...candidates.flatMap((one) => requiredOf(look, one)), ...wanting(look, seat, candidates)];
  const space = { cite: '2008:309.2a', candidates, limits: limitsOn(look, seat, candidates), requirements } as const;
  return { ...space, obey: requirements.length === 0 ? 0 : maxObeyed({ ...space, candidates: free }) };
};
