import { type Attack, type Block, type Cite, type Event, type Game, type Id, type Seat, sharesTurns, type Thing } from '@arbiter/schema';
import { inRange } from '../../concepts/range.ts';
import { isIn, isPlaying, isSeat, opponentsOf, teammates, turnOrderFrom } from '../../engine/game.ts';
import type { Look } from '../../engine/play.ts';
import { hasKeyword } from '../../keywords/has.ts';

/* What others may ask about a combat. What it does is in the procedures beside this file. */

export const attackOf = ({ game }: Look, id: Id): Attack | null => game.combat?.attacks.find((attack) => attack.attacker === id) ?? null;
export const blockOf = ({ game }: Look, id: Id): Block | null => game.combat?.blocks.find((block) => block.blocker === id) ?? null;
export const isAttacking = (look: Look, id: Id): boolean => attackOf(look, id) !== null;
export const isBlocking = (look: Look, id: Id): boolean => blockOf(look, id) !== null;
/** These in the order in which a creature assigns damage to them; those that have come since are last, where there is an order at all. */
export const inOrderFor = ({ game }: Look, creature: Id, ids: readonly Id[]): readonly Id[] => {
  const order = game.combat?.order?.[creature];
  if (!order) return ids;
  const rank = (id: Id): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return ids.toSorted((one, other) => rank(one) - rank(other));
};
/** The creatures that block it, in that order. */
export const blockersOf = (look: Look, attacker: Id): readonly Id[] => {
  const blocks = look.game.combat?.blocks ?? [];
  const ids = blocks.filter(({ attackers }) => attackers.includes(attacker)).map(({ blocker }) => blocker);
  return inOrderFor(look, attacker, ids);
};

const isNow = (look: Look, id: Id, type: 'creature' | 'planeswalker'): boolean => isIn(look.game, id, 'battlefield') && look.of(id).types.includes(type);
export const isCreature = (look: Look, id: Id): boolean => isNow(look, id, 'creature');
/** 2008:306.3: what an attacker can be attacking at all. */
export const isAttackable = (look: Look, thing: Thing): boolean => (isSeat(thing) ? isPlaying(look.game, thing) : isNow(look, thing, 'planeswalker'));
/** These players and the planeswalkers they control, as far as they can be attacked. */
export const attackableAmong = (look: Look, seats: readonly Seat[]): readonly Thing[] => [
  ...seats.filter((seat) => isAttackable(look, seat)),
  ...look.game.battlefield.filter((id) => isAttackable(look, id) && seats.includes(look.of(id).controller)),
];
export const playerBehind = (look: Look, thing: Thing): Seat => (isSeat(thing) ? thing : look.of(thing).controller);

/** Whether creatures of this player may block what attacks that one. */
export const defends = (game: Game, seat: Seat, attacked: Seat): boolean =>
  seat === attacked || (sharesTurns(game) && teammates(game, attacked).includes(seat)); // 2016:805.10d
/** Where teams take turns as one they attack and defend as one (2016:805.10a–b). */
export const attacksEveryone = (game: Game): boolean => game.attackOption === 'multiple' || sharesTurns(game);

/** Of whom the active player may make defending players (2008:306.2; 2016:506.2a, 801.1, 802.2). */
export const possibleDefenders = (game: Game): readonly Seat[] => {
  const { active } = game.turn;
  const opponents = opponentsOf(game, active).filter((seat) => inRange(game, active, seat));
  if (game.attackOption === 'one' || attacksEveryone(game)) return opponents;
  const [, ...others] = turnOrderFrom(game, active);
  const neighbour = game.attackOption === 'left' ? others[0] : others.at(-1);
  return opponents.filter((seat) => seat === neighbour);
};

/** The attackers, then the blockers, that are still creatures (2008:306.4). */
export const fighters = (look: Look): readonly Id[] => {
  const { combat } = look.game;
  return combat ? [...combat.attacks.map(({ attacker }) => attacker), ...combat.blocks.map(({ blocker }) => blocker)].filter((id) => isCreature(look, id)) : [];
};
/** What is in combat but no longer what it has to be for that (2008:306.4; 2016:506.4). */
export const strayed = (look: Look): readonly Id[] => {
  const { combat } = look.game;
  if (!combat) return [];
  const fighting = [...combat.attacks.map(({ attacker }) => attacker), ...combat.blocks.map(({ blocker }) => blocker)].filter((id) => !isCreature(look, id));
  const attacked = combat.attacks.flatMap(({ defender }) => (defender === null || isSeat(defender) || isAttackable(look, defender) ? [] : [defender]));
  return [...new Set([...fighting, ...attacked])];
};

/** Whether it attacks, blocks or is attacked. */
export const standsInCombat = (look: Look, id: Id): boolean =>
  isAttacking(look, id) || isBlocking(look, id) || (look.game.combat?.attacks ?? []).some(({ defender }) => defender === id);

/** These leave combat, creatures by this rule; a planeswalker that was only attacked takes no attacker with it (2008:306.4c). */
export const removedFromCombat = ({ combat }: Game, ids: readonly Id[], rule: Cite): readonly Event[] => {
  if (!combat) return [];
  const isFighter = (id: Id): boolean => combat.attacks.some(({ attacker }) => attacker === id) || combat.blocks.some(({ blocker }) => blocker === id);
  const fighting = ids.filter(isFighter);
  const attacked = ids.filter((id) => !isFighter(id) && combat.attacks.some(({ defender }) => defender === id));
  return [
    ...(fighting.length > 0 ? [{ type: 'RemovedFromCombat', rule, objects: fighting } as const] : []),
    ...(attacked.length > 0 ? [{ type: 'RemovedFromCombat', rule: '2008:306.4c', objects: attacked } as const] : []),
  ];
};

export const strikesFirst = (look: Look, id: Id): boolean => hasKeyword(look, id, 'first strike') || hasKeyword(look, id, 'double strike');
/** Which combat damage step comes now that the steps before it are over; null if none is next in line (2008:306.1, 308.5, 310.5). */
export const combatDamageStepDue = (look: Look): 'first-strike-damage' | 'combat-damage' | null => {
  const { agenda, combat } = look.game;
  if (!combat || agenda.steps[0]?.step !== 'combat-damage' || !(combat.declared || combat.attacks.length > 0)) return null;
  return combat.damageSteps === 0 && fighters(look).some((id) => strikesFirst(look, id)) ? 'first-strike-damage' : 'combat-damage';
};
