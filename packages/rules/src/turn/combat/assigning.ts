import type { Attack, Block, Cite, Combat, DamageShare, Id, Seat, SpaceOf, Thing } from '@arbiter/schema';
import { atLeastZero } from '../../cards/quantities.ts';
import { type Finding, finding } from '../../engine/finding.ts';
import { at } from '../../engine/game.ts';
import type { Look } from '../../engine/play.ts';
import { hasKeyword } from '../../keywords/index.ts';
import { shieldEachOther } from './banding.ts';
import { blockersOf, inOrderFor, isAttackable, isAttacking, isCreature, playerBehind, strikesFirst } from './questions.ts';
import { says } from './said.ts';

/* How combat damage may be assigned (2008:310.2; 2016:510.1). What one creature assigns depends on what others have assigned before it in the same step. */

/** What one creature has to assign: who says how, how much, and among what. */
export interface Assignment {
  readonly by: Seat;
  readonly space: SpaceOf<'damage'>;
}
type Receiver = SpaceOf<'damage'>['among'][number];

/** Its power, or what an effect puts in its place; nothing at all if that is zero or less (2008:310.2a, 104.1b). */
export const combatDamageOf = (look: Look, id: Id): Finding<number> => {
  const { power, toughness } = look.of(id);
  const amount = says(look, id, 'assignsNoDamage') ? 0 : ((says(look, id, 'assignsToughness') ? toughness : power) ?? 0);
  return finding('2008:310.2a', atLeastZero(amount));
};

/** 2008:310.5: in the step for first strike only first and double strikers; afterwards the others, by the switch `secondDamageStep`, and double strikers again. */
const isItsStep = (look: Look, { damageSteps }: Combat, id: Id, { assigned, hadFirstStrike }: Pick<Attack, 'assigned' | 'hadFirstStrike'>): boolean => {
  if (look.game.turn.step === 'first-strike-damage') return strikesFirst(look, id);
  if (damageSteps === 0 || hasKeyword(look, id, 'double strike')) return true;
  return look.game.rules.secondDamageStep === 'assigned-none' ? !assigned : !hadFirstStrike;
};
const assigns = (look: Look, combat: Combat, id: Id, how: Pick<Attack, 'assigned' | 'hadFirstStrike'>): boolean =>
  isCreature(look, id) && isItsStep(look, combat, id, how) && combatDamageOf(look, id).value > 0;

/** Attackers that assign damage in this step; those that trample last, since what others assign counts for what is lethal (2016:702.19b). */
export const assigningAttackers = (look: Look): readonly Attack[] => {
  const { combat } = look.game;
  if (!combat) return [];
  const tramples = ({ attacker }: Attack): number => (hasKeyword(look, attacker, 'trample') ? 1 : 0);
  return combat.attacks.filter((attack) => assigns(look, combat, attack.attacker, attack)).toSorted((one, other) => tramples(one) - tramples(other));
};
export const assigningBlockers = (look: Look): readonly Block[] => {
  const { combat } = look.game;
  return combat ? combat.blocks.filter((block) => assigns(look, combat, block.blocker, block)) : [];
};

const isDeadly = (look: Look, source: Id): boolean => look.game.rules.deathtouch === 'static' && hasKeyword(look, source, 'deathtouch');
/** What is still lethal for a creature: less what it has suffered and what others assign to it in this step; one point by static deathtouch (2016:702.2b, 702.19b). */
const lethalFor = (look: Look, id: Id, source: Id, shares: readonly DamageShare[]): number => {
  const others = shares.filter(({ to }) => to === id);
  if (others.some((share) => isDeadly(look, share.source))) return 0;
  const left = atLeastZero((look.of(id).toughness ?? 0) - at(look.game, id).damage - others.reduce((sum, { amount }) => sum + amount, 0));
  return isDeadly(look, source) ? Math.min(1, left) : left;
};

const defenderOf = (look: Look, { defender }: Attack): Thing | null => (defender !== null && isAttackable(look, defender) ? defender : null);
/** The creatures there are to assign to on the other side. */
const opposing = (look: Look, ids: readonly Id[]): readonly Id[] => ids.filter((id) => isCreature(look, id));

const assignment = (
  look: Look,
  cite: Cite,
  source: Id,
  by: Seat,
  among: readonly Receiver[],
  trample: Thing | null = null,
  ordered = false,
): Finding<Assignment | null> =>
  finding(cite, among.length === 0 ? null : { by, space: { cite, source, amount: combatDamageOf(look, source).value, among, trample, ordered } });
const hasOrder = (look: Look): boolean => look.game.rules.damageOrder === 'ordered';

/** An unblocked creature assigns all to what it attacks, a blocked one among its blockers; one that tramples may let the rest through (2008:310.2b–c, 502.9; 2016:702.19b–d). */
export const attackerAssigns = (look: Look, attack: Attack, asUnblocked: boolean, shares: readonly DamageShare[]): Finding<Assignment | null> => {
  const { attacker } = attack;
  const { controller } = look.of(attacker);
  const defender = defenderOf(look, attack);
  const beyond = defender === null ? [] : [{ to: defender, lethal: 0 }];
  if (attack.blocked !== true || asUnblocked) return assignment(look, '2008:310.2b', attacker, controller, beyond);
  const trample = hasKeyword(look, attacker, 'trample') ? defender : null;
  const blockers = opposing(look, blockersOf(look, attacker));
  if (blockers.length === 0) return assignment(look, '2008:310.2c', attacker, controller, trample === null ? [] : beyond);
  const banded = shieldEachOther(look, blockers); // 2008:502.10h; 2016:702.21j
  const among: readonly Receiver[] = [...blockers.map((to) => ({ to, lethal: lethalFor(look, to, attacker, shares) })), ...(trample === null ? [] : beyond)];
  return assignment(look, '2008:310.2c', attacker, banded ? attack.defendingPlayer : controller, among, trample, hasOrder(look) && !banded);
};

/** A blocking creature assigns its damage among the creatures it blocks (2008:310.2d). */
export const blockerAssigns = (look: Look, { blocker, attackers }: Block, shares: readonly DamageShare[]): Finding<Assignment | null> => {
  const blocked = opposing(look, inOrderFor(look, blocker, attackers)).filter((id) => isAttacking(look, id));
  const banded = shieldEachOther(look, blocked); // 2008:502.10h; 2016:702.21k
  const by = banded ? look.game.turn.active : playerBehind(look, blocker);
  return assignment(
    look,
    '2008:310.2d',
    blocker,
    by,
    blocked.map((to) => ({ to, lethal: lethalFor(look, to, blocker, shares) })),
    null,
    hasOrder(look) && !banded,
  );
};

/** Whether it may be asked to deal its damage as though it were not blocked (2008:310.2e). */
export const mayPassBlockers = (look: Look, attack: Attack): boolean =>
  attack.blocked === true && defenderOf(look, attack) !== null && says(look, attack.attacker, 'assignsAsUnblocked');
