import type { AnswerOf, DecisionOf, Seat, Thing } from '@arbiter/schema';
import { creaturesOf, playerAt, type Seen, type Sight, seenAt } from './sight.ts';
import { hasKeyword, lifeWorth, powerOf, toughnessLeft, worth } from './worth.ts';

const evades = (attacker: Seen, blocker: Seen): boolean =>
  attacker.as.rules.includes('cantBeBlocked') ||
  blocker.as.rules.includes('cantBlock') ||
  (hasKeyword(attacker.as, 'flying') && !hasKeyword(blocker.as, 'flying') && !hasKeyword(blocker.as, 'reach')) ||
  hasKeyword(attacker.as, 'shadow') !== hasKeyword(blocker.as, 'shadow') ||
  (hasKeyword(attacker.as, 'fear') && !blocker.as.types.includes('artifact') && !blocker.as.colors.includes('B'));
const strikesFirst = ({ as }: Seen): boolean => hasKeyword(as, 'first strike') || hasKeyword(as, 'double strike');

const hits = (one: Seen, other: Seen): boolean =>
  !hasKeyword(other.as, 'indestructible') && powerOf(one) > 0 && (hasKeyword(one.as, 'deathtouch') || powerOf(one) >= toughnessLeft(other));
/** Whether the first kills the second in a fight of these two, first strike considered. */
export const kills = (one: Seen, other: Seen): boolean => hits(one, other) && !(strikesFirst(other) && !strikesFirst(one) && hits(other, one));

const untapped = (sight: Sight, seat: Seat): readonly Seen[] => creaturesOf(sight, seat).filter(({ tapped }) => !tapped);
const defenderOf = (sight: Sight, thing: Thing): Seat => (typeof thing === 'string' ? thing : (seenAt(sight, thing)?.as.controller ?? sight.me));

/** What an attack gains if the defender answers it as he would like best, blockers that others keep busy aside. */
function outcome(sight: Sight, attacker: Seen, blockers: readonly Seen[], defender: Seat): number {
  const player = playerAt(sight, defender);
  const through = player ? lifeWorth(player, powerOf(attacker)) : powerOf(attacker);
  const fights = blockers.filter((blocker) => !evades(attacker, blocker));
  const single = fights.map((blocker) => (kills(attacker, blocker) ? worth(blocker) : 0) - (kills(blocker, attacker) ? worth(attacker) : 0));
  const together = fights.reduce((sum, blocker) => sum + powerOf(blocker), 0) >= toughnessLeft(attacker) && fights.length > 1;
  const gang = together ? [Math.max(0, ...fights.filter((one) => kills(attacker, one)).map(worth)) - worth(attacker)] : [];
  return Math.min(through, ...single, ...gang.map((gain) => gain * 0.7));
}

const damageThrough = (attackers: readonly Seen[], blockers: readonly Seen[]): number => {
  const free = attackers.filter((attacker) => blockers.every((blocker) => evades(attacker, blocker)));
  const others = attackers
    .filter((attacker) => !free.includes(attacker))
    .map(powerOf)
    .toSorted((a, b) => b - a);
  return [...free.map(powerOf), ...others.slice(blockers.length)].reduce((sum, power) => sum + power, 0);
};

/** Whether this seat would live through the other players' next attack with these left to block. */
function isSafe(sight: Sight, home: readonly Seen[]): boolean {
  const life = playerAt(sight, sight.me)?.life ?? 0;
  return sight.foes.every((foe) => damageThrough(creaturesOf(sight, foe.seat), home) < life);
}

type Space = DecisionOf<'attackers'>['space'];
/** The player whose creatures and life make the attack easiest, and what of his may be attacked. */
function target(sight: Sight, { candidates }: Space): Thing | null {
  const things = [...new Set(candidates.flatMap(({ defenders }) => defenders))];
  const ease = (thing: Thing): number => {
    const seat = defenderOf(sight, thing);
    return (playerAt(sight, seat)?.life ?? 0) + 2 * untapped(sight, seat).length + (typeof thing === 'number' ? 3 : 0);
  };
  return things.toSorted((a, b) => ease(a) - ease(b))[0] ?? null;
}

export function attack(sight: Sight, space: Space): AnswerOf<'attackers'> {
  const defender = target(sight, space);
  if (defender === null) return { attacks: [] };
  const able = space.candidates.filter(({ defenders }) => defenders.includes(defender)).flatMap(({ creature }) => seenAt(sight, creature) ?? []);
  const seat = defenderOf(sight, defender);
  const blockers = untapped(sight, seat);
  const all = able.filter((one) => powerOf(one) > 0);
  const declare = (attackers: readonly Seen[]): AnswerOf<'attackers'> => ({ attacks: attackers.map(({ id }) => ({ attacker: id, defender })) });
  if (damageThrough(all, blockers) >= (playerAt(sight, seat)?.life ?? 0)) return declare(all);
  const going = all.filter((one) => outcome(sight, one, blockers, seat) > 0).toSorted((a, b) => worth(a) - worth(b));
  const own = untapped(sight, sight.me);
  while (going.some((one) => !hasKeyword(one.as, 'vigilance'))) {
    const home = own.filter((one) => !going.includes(one) || hasKeyword(one.as, 'vigilance'));
    if (isSafe(sight, home)) break;
    going.splice(
      going.findLastIndex((one) => !hasKeyword(one.as, 'vigilance')),
      1,
    );
  }
  return declare(going);
}
