import type { Combat, EventOf, Game, Id } from '@arbiter/schema';
import { count, setObjects } from './update.ts';

/** 2008:306.4: a creature removed from combat stops attacking, blocking, being blocked and unblocked; what it attacked or blocked stays. */
export const outOfCombat = (game: Game, ids: readonly Id[]): Game => {
  const { combat } = game;
  if (
    !combat ||
    !ids.some(
      (id) => combat.attacks.some((a) => a.attacker === id || a.defender === id) || combat.blocks.some((b) => b.blocker === id || b.attackers.includes(id)),
    )
  )
    return game;
  const gone = combat.attacks.filter((a) => ids.includes(a.attacker));
  const blocked = combat.blocks.filter((b) => ids.includes(b.blocker));
  return {
    ...game,
    combat: {
      ...combat,
      ...(gone.length > 0 ? { gone: [...(combat.gone ?? []), ...gone] } : {}),
      ...(blocked.length > 0 ? { blocked: [...(combat.blocked ?? []), ...blocked] } : {}),
      attacks: combat.attacks
        .filter((a) => !ids.includes(a.attacker))
        .map((a) => (typeof a.defender === 'number' && ids.includes(a.defender) ? { ...a, defender: null } : a)),
      blocks: combat.blocks.filter((b) => !ids.includes(b.blocker)).map((b) => ({ ...b, attackers: b.attackers.filter((id) => !ids.includes(id)) })),
    },
  };
};
const inCombat = (game: Game, change: (combat: Combat) => Combat): Game => (game.combat ? { ...game, combat: change(game.combat) } : game);

export const defenderChosen = (game: Game, e: EventOf<'DefenderChosen'>): Game => ({
  ...game,
  combat: { defenders: e.players, attacks: [], blocks: [], declared: false, damageSteps: 0 },
});

export const attackersDeclared = (game: Game, e: EventOf<'AttackersDeclared'>): Game => {
  const declared = inCombat(game, (combat) => ({
    ...combat,
    declared: true,
    attacks: [
      ...combat.attacks,
      ...e.attacks.map((a) => ({
        attacker: a.attacker,
        defender: a.defender,
        defendingPlayer: a.player,
        band: a.band,
        blocked: null,
        declared: true,
        assigned: false,
        hadFirstStrike: false,
        wasBlocked: false,
      })),
    ],
  }));
  return setObjects(
    declared,
    e.attacks.map((a) => a.attacker),
    (o) => ({ ...o, did: count(o.did, 'attacked') }),
  );
};
export const blockersDeclared = (game: Game, e: EventOf<'BlockersDeclared'>): Game => {
  const declared = inCombat(game, (combat) => ({
    ...combat,
    blocks: [...combat.blocks, ...e.blocks.map((b) => ({ ...b, declared: true, assigned: false, hadFirstStrike: false }))],
  }));
  return setObjects(
    declared,
    e.blocks.map((b) => b.blocker),
    (o) => ({ ...o, did: count(o.did, 'blocked') }),
  );
};
export const becameBlocked = (game: Game, e: EventOf<'BecameBlocked'>): Game =>
  inCombat(game, (combat) => ({ ...combat, attacks: combat.attacks.map((a) => (a.attacker === e.attacker ? { ...a, blocked: true, wasBlocked: true } : a)) }));
export const becameUnblocked = (game: Game, e: EventOf<'BecameUnblocked'>): Game =>
  inCombat(game, (combat) => ({ ...combat, attacks: combat.attacks.map((a) => (a.attacker === e.attacker ? { ...a, blocked: false } : a)) }));
export const blockersOrdered = (game: Game, e: EventOf<'BlockersOrdered'>): Game =>
  inCombat(game, (combat) => ({ ...combat, order: { ...combat.order, [e.object]: e.order } }));
export const damageAssigned = (game: Game, e: EventOf<'DamageAssigned'>): Game =>
  inCombat(game, (combat) => ({
    ...combat,
    damageSteps: e.step,
    attacks: combat.attacks.map((a) => ({
      ...a,
      assigned: a.assigned || e.assigned.includes(a.attacker),
      hadFirstStrike: a.hadFirstStrike || e.firstStrike.includes(a.attacker),
    })),
    blocks: combat.blocks.map((b) => ({
      ...b,
      assigned: b.assigned || e.assigned.includes(b.blocker),
      hadFirstStrike: b.hadFirstStrike || e.firstStrike.includes(b.blocker),
    })),
  }));
