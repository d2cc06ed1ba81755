import type { Attack, Cite, DamageShare, Event, Id, Thing } from '@arbiter/schema';
import { type Finding, finding } from '../../engine/finding.ts';
import { apnap, isIn, isSeat, nextId } from '../../engine/game.ts';
import type { Look, Play, Procedure } from '../../engine/play.ts';
import type { Would } from '../../engine/would.ts';
import { type Assignment, assigningAttackers, assigningBlockers, attackerAssigns, blockerAssigns, combatDamageOf, mayPassBlockers } from './assigning.ts';
import { fighters, isAttackable, isCreature, standsInCombat, strikesFirst } from './questions.ts';

declare module '../../engine/play.ts' {
  interface Procedures {
    assignCombatDamage: (args: Record<never, never>) => void;
    dealCombatDamage: (args: { readonly shares: readonly DamageShare[] }) => void;
  }
}

const isStacked = (play: Play): boolean => play.game.rules.combatDamage === 'stack';

/** The active player announces for each attacker, then the defending players for each blocker; the whole goes on the stack as one object, or is dealt at once (2008:310.1; 2016:510.1–510.2). */
export function* assignCombatDamage(play: Play): Procedure {
  const { combat } = play.game;
  if (!combat) return;
  const struck = combat.damageSteps === 0 ? fighters(play.look).filter((id) => strikesFirst(play.look, id)) : [];
  const shares: DamageShare[] = [];
  for (const attack of assigningAttackers(play.look)) shares.push(...(yield* ofAttacker(play, attack, shares)));
  const blocks = assigningBlockers(play.look);
  for (const seat of apnap(play.game)) {
    for (const block of blocks)
      if (play.look.of(block.blocker).controller === seat) shares.push(...(yield* divided(play, block.blocker, blockerAssigns(play.look, block, shares))));
  }
  const step = combat.damageSteps + 1;
  const assigned: Event = {
    type: 'DamageAssigned',
    rule: isStacked(play) ? '2008:310.1' : '2016:510.1',
    shares,
    assigned: sourcesOf(shares),
    firstStrike: struck,
    step,
  };
  if (isStacked(play)) return play.record(assigned, ...stacked(play, shares));
  play.record(assigned);
  yield* play.call('dealCombatDamage', { shares });
}
const sourcesOf = (shares: readonly DamageShare[]): readonly Id[] => [...new Set(shares.map(({ source }) => source))];
const stacked = (play: Play, shares: readonly DamageShare[]): readonly Event[] =>
  shares.length === 0 ? [] : [{ type: 'CombatDamageStacked', rule: '2008:310.1', object: nextId(play.game), controller: play.game.turn.active, shares }];

function* ofAttacker(play: Play, attack: Attack, shares: readonly DamageShare[]): Procedure<readonly DamageShare[]> {
  const { attacker } = attack;
  const asks = mayPassBlockers(play.look, attack);
  const { yes } = asks
    ? yield* play.ask('confirm', play.look.of(attacker).controller, () => ({ cite: '2008:310.2e', source: attacker, what: 'assignAsUnblocked' }), {
        yes: false,
      })
    : { yes: false };
  return yield* divided(play, attacker, attackerAssigns(play.look, attack, yes, shares));
}

/** Where there is but one to receive it there is nothing to divide. A player who has left gives all to the first, which is always legal. */
function* divided(play: Play, source: Id, said: Finding<Assignment | null>): Procedure<readonly DamageShare[]> {
  const assignment = play.says(combatDamageOf(play.look, source), 0) > 0 ? play.says(said, null) : null;
  if (!assignment) return [];
  const { by, space } = assignment;
  const allToFirst = space.among.map((_, nth) => (nth === 0 ? space.amount : 0));
  const { amounts } = space.among.length === 1 ? { amounts: allToFirst } : yield* play.ask('damage', by, () => space, { amounts: allToFirst });
  return space.among.map(({ to }, nth) => ({ source, to, amount: amounts[nth] ?? 0 })).filter(({ amount }) => amount > 0);
}

/** Combat damage that was assigned to this is dealt to it only while it is there and still a creature or planeswalker (2008:310.4c). */
export const stillReceives = (look: Look, to: Thing): Finding<boolean> =>
  finding('2008:310.4c', isAttackable(look, to) || (typeof to === 'number' && isCreature(look, to)));

/** A source that has gone deals it as it was last, one that has changed as it was assigned; neither has to be in combat any more (2008:310.4a–b). */
const changedSince = (look: Look, shares: readonly DamageShare[]): ((share: DamageShare) => Cite) => {
  const assigned = (source: Id): number => shares.reduce((sum, share) => sum + (share.source === source ? share.amount : 0), 0);
  const fights = (thing: Thing): boolean => isSeat(thing) || standsInCombat(look, thing);
  return ({ source, to }) => {
    if (!isIn(look.game, source, 'battlefield')) return '2008:310.4b';
    return combatDamageOf(look, source).value === assigned(source) && fights(source) && fights(to) ? '2008:310.4' : '2008:310.4a';
  };
};

/** All of it is dealt in one moment, as it was assigned, even if its source has gone; not to what is no longer there or no longer a creature or planeswalker (2008:310.4–310.4c; 2016:510.2). */
export function* dealCombatDamage(play: Play, { shares }: { readonly shares: readonly DamageShare[] }): Procedure {
  const received = shares.filter(({ to }) => play.says(stillReceives(play.look, to), true));
  const ruleOf = isStacked(play) ? changedSince(play.look, shares) : (): Cite => '2016:510.2';
  yield* play.happen(received.map((share): Would => ({ would: 'damage', rule: ruleOf(share), ...share, combat: true })));
}
