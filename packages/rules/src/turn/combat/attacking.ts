import { type AttackLimit, type Id, maxObeyed, type PlayChange, type Requirement, type SpaceOf, type Thing, type Who } from '@arbiter/schema';
import { holds } from '../../cards/conditions.ts';
import { fits } from '../../cards/filters.ts';
import { objectsOf, playersOf } from '../../cards/refs.ts';
import { type Finding, finding } from '../../engine/finding.ts';
import { at, isActive, isSeat } from '../../engine/game.ts';
import type { Env, Look } from '../../engine/play.ts';
import { hasKeyword } from '../../keywords/index.ts';
import { withBands } from './banding.ts';
import { type Owed, totalOf } from './costs.ts';
import { attackableAmong, isCreature, playerBehind, possibleDefenders } from './questions.ts';
import { against, saidOf, says, timesSaid } from './said.ts';

/* Which declarations of attackers are legal, as data of the question (2008:308.2a–b, 500.1–500.5; 2016:508.1a–e). */

type Space = SpaceOf<'attackers'>;
type Candidate = Space['candidates'][number];

/** The players under attack and their planeswalkers (2008:306.2–306.3). */
export const attackable = (look: Look): readonly Thing[] => attackableAmong(look, look.game.combat?.defenders ?? possibleDefenders(look.game));

/** Whether what is said of attacks on some players is said of this: a planeswalker only if it says so. */
const concerns = (look: Look, env: Env, who: Who, planeswalkers: true | undefined, thing: Thing): boolean =>
  (isSeat(thing) || planeswalkers === true) && playersOf(look, env, who).includes(playerBehind(look, thing));

type CantAttackWith = Extract<PlayChange, { cantAttackWith: unknown }>;
const isNamed = (look: Look, { who, cantAttackWith }: CantAttackWith, env: Env, id: Id): boolean =>
  playersOf(look, env, who).includes(look.of(id).controller) && fits(look, env, cantAttackWith, id);
const isTold = (look: Look, { whom, planeswalkers }: CantAttackWith, env: Env, thing: Thing): boolean =>
  whom === undefined || concerns(look, env, whom, planeswalkers, thing);
const isBarred = (look: Look, id: Id, thing: Thing): boolean =>
  look.playRules.some(
    ({ change, env }) => 'cantAttackWith' in change && change.more === undefined && isNamed(look, change, env, id) && isTold(look, change, env, thing),
  );

/** 2008:308.2a: untapped, and under his control since the turn began unless it has haste. */
const isReady = (look: Look, id: Id): boolean => {
  const { tapped, sick } = at(look.game, id);
  return !tapped && (!sick || hasKeyword(look, id, 'haste') || says(look, id, 'attackAsThoughHaste'));
};
/** 2016:702.3b. */
const isDefender = (look: Look, id: Id): boolean => hasKeyword(look, id, 'defender') && !says(look, id, 'attackAsThoughNoDefender');
const mayAttack = (look: Look, id: Id): boolean =>
  isCreature(look, id) && isActive(look.game, look.of(id).controller) && isReady(look, id) && !isDefender(look, id) && !says(look, id, 'cantAttack');

const mayAttackThing = (look: Look, id: Id, thing: Thing): boolean =>
  !isBarred(look, id, thing) &&
  !saidOf(look, id, 'cantAttackPlayer').some(({ rule, env }) => concerns(look, env, rule.cantAttackPlayer, rule.planeswalkers, thing)) &&
  saidOf(look, id, 'cantAttackUnless').every(({ rule, env }) => holds(look, against(env, playerBehind(look, thing)), rule.cantAttackUnless));

/** Whether something said of it would keep it from being declared; it has no bearing on one that has been (2008:306.4a). */
export const isKeptFromAttacking = (look: Look, id: Id): boolean =>
  isDefender(look, id) || says(look, id, 'cantAttack') || !attackable(look).some((thing) => mayAttackThing(look, id, thing));

const candidate = (look: Look, creature: Id, things: readonly Thing[]): Candidate => ({
  creature,
  defenders: mayAttack(look, creature) ? things.filter((thing) => mayAttackThing(look, creature, thing)) : [],
});
const candidatesIn = (look: Look): readonly Candidate[] => {
  const things = attackable(look);
  return look.game.battlefield.map((id) => candidate(look, id, things)).filter(isAble);
};
const isAble = ({ defenders }: Candidate): boolean => defenders.length > 0;

/** Whether it could be declared as an attacker, the rest of the declaration aside. */
export const canAttack = (look: Look, id: Id): boolean => isAble(candidate(look, id, attackable(look)));
export const someCanAttack = (look: Look): boolean => {
  const things = attackable(look);
  return look.game.battlefield.some((id) => isAble(candidate(look, id, things)));
};

/** What it costs to attack this with that (2008:308.2d). */
export const attackCosts = (look: Look, id: Id, thing: Thing): readonly Owed[] => {
  const taxes = look.playRules.flatMap(({ change, env }): readonly Owed[] => {
    if (!('attackTax' in change) || !concerns(look, env, change.against, change.planeswalkers, thing)) return [];
    return change.what === undefined || fits(look, env, change.what, id) ? [{ cost: change.attackTax, env }] : [];
  });
  return [...saidOf(look, id, 'attackCost').map(({ rule, env }) => ({ cost: rule.attackCost, env })), ...taxes];
};

type Attacks = readonly { readonly attacker: Id; readonly defender: Thing }[];
/** What all of these attacks cost, fixed from then on (2008:308.2d). */
export const costToAttack = (look: Look, attacks: Attacks, by = look.game.turn.active): Finding<readonly Owed[]> =>
  finding(
    '2008:308.2d',
    totalOf(
      by,
      attacks.flatMap(({ attacker, defender }) => attackCosts(look, attacker, defender)),
    ),
  );

/** Restrictions on the declaration as a whole (2016:508.1c). */
const limitsOn = (look: Look, ids: readonly Id[]): readonly AttackLimit[] => [
  ...ids.filter((id) => says(look, id, 'cantAttackAlone')).map((id) => ({ notAlone: id })),
  ...ids.filter((id) => says(look, id, 'attacksOnlyAlone')).map((id) => ({ onlyAlone: id })),
  ...look.playRules.flatMap(({ change, env }): readonly AttackLimit[] => {
    if (!('cantAttackWith' in change) || change.more === undefined) return [];
    const limit = { atMost: change.more, of: ids.filter((id) => isNamed(look, change, env, id)) };
    return [change.whom === undefined ? limit : { ...limit, at: attackable(look).filter((thing) => isTold(look, change, env, thing)) }];
  }),
];
const requiredOf = (look: Look, creature: Id): readonly Requirement[] => [
  ...Array.from({ length: timesSaid(look, creature, 'mustAttack') }, () => ({ creature })),
  ...saidOf(look, creature, 'mustAttackObject').map(({ rule, env }) => ({ creature, at: objectsOf(look, env, rule.mustAttackObject) })),
  ...saidOf(look, creature, 'mustAttackPlayer').map(({ rule, env }) => ({ creature, at: playersOf(look, env, rule.mustAttackPlayer) })),
];

/** 2016:508.1d: nobody has to pay, so no more have to be met than can be for nothing; those met for a price count as well. */
const withRequirements = (look: Look, space: Omit<Space, 'requirements' | 'obey'>): Space => {
  const requirements = space.candidates.flatMap(({ creature }) => requiredOf(look, creature));
  if (requirements.length === 0) return { ...space, requirements, obey: 0 };
  const free = space.candidates.map((one) => ({ ...one, defenders: one.defenders.filter((thing) => attackCosts(look, one.creature, thing).length === 0) }));
  return { ...space, requirements, obey: maxObeyed({ ...space, candidates: free, requirements }) };
};

/** The question who attacks what, and in which bands. */
export const attackSpace = (look: Look): Space => {
  const candidates = candidatesIn(look);
  return withRequirements(look, {
    cite: '2008:308.2a',
    candidates: withBands(look, candidates),
    limits: limitsOn(
      look,
      candidates.map(({ creature }) => creature),
    ),
  });
};
