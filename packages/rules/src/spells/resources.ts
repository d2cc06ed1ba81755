import {
  type Cite,
  type Cost,
  type CostPart,
  type Filter,
  type Game,
  type Id,
  type Obj,
  type Quantity,
  type Seat,
  sharesLife,
  type Zone,
} from '@arbiter/schema';
import { fits } from '../cards/filters.ts';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { playersOf } from '../cards/refs.ts';
import { forbids } from '../effects/would/possible.ts';
import { type Finding, finding } from '../engine/finding.ts';
import { at, cardsIn, objectOf, playerOf, zoneOf } from '../engine/game.ts';
import type { Env, Look } from '../engine/play.ts';
import { rulesOn } from '../keywords/index.ts';
import { isTooSickToTap } from './activatable.ts';

/** What a player could pay a cost with. Every question here is about one part by itself. */

export type PartOf<K extends string> = Extract<CostPart, { readonly [P in K]: unknown }>;

export const howMany = (look: Look, env: Env, count: Quantity | undefined): number => (count === undefined ? 1 : atLeastZero(amountOf(look, env, count)));

const fitting = (look: Look, env: Env, filter: Filter, ids: readonly Id[]): readonly Id[] => ids.filter((id) => id !== env.on && fits(look, env, filter, id));
const permanentsOf = (look: Look, seat: Seat): readonly Id[] => look.game.battlefield.filter((id) => look.of(id).controller === seat);
/** What a player has in a zone: his own zone, or what he controls or owns in a shared one. */
const his = (look: Look, seat: Seat, zone: Zone): readonly Id[] =>
  zone === 'battlefield' || zone === 'stack' ? zoneOf(look.game, zone).filter((id) => look.of(id).controller === seat) : cardsIn(look.game, zone, seat);

const sacrificesBarred = (look: Look, seat: Seat): boolean =>
  look.playRules.some(({ change, env }) => 'cantSacrificeToPay' in change && playersOf(look, env, change.cantSacrificeToPay).includes(seat));
const canSacrifice = (look: Look, seat: Seat, id: Id): boolean =>
  objectOf(look.game, id)?.zone === 'battlefield' &&
  look.of(id).controller === seat &&
  !rulesOn(look, id).includes('cantBeSacrificed') &&
  !sacrificesBarred(look, seat);

const countersOn = (look: Look, id: Id, counter: string): number => objectOf(look.game, id)?.counters[counter] ?? 0;

/** The objects of which a player chooses some to pay this part with; a part about its own source has that alone. */
export function payingObjects(look: Look, env: Env, seat: Seat, part: CostPart): readonly Id[] {
  const self = objectOf(look.game, env.source) ? [env.source] : [];
  if ('tapOther' in part) return fitting(look, env, part.tapOther, permanentsOf(look, seat)).filter((id) => !at(look.game, id).tapped);
  if ('sacrifice' in part)
    return (part.sacrifice === 'self' ? self : fitting(look, env, part.sacrifice, permanentsOf(look, seat))).filter((id) => canSacrifice(look, seat, id));
  if ('discard' in part) {
    const { hand } = playerOf(look.game, seat);
    if (part.discard === 'hand') return hand;
    return part.discard === 'self' ? self.filter((id) => hand.includes(id)) : fitting(look, env, part.discard, hand);
  }
  if ('exile' in part) return part.exile === 'self' ? self : fitting(look, env, part.exile, his(look, seat, part.from ?? 'battlefield'));
  if ('putBack' in part) return part.putBack === 'self' ? self : fitting(look, env, part.putBack, his(look, seat, part.from ?? 'battlefield'));
  if ('reveal' in part) {
    const { hand } = playerOf(look.game, seat);
    return part.reveal === 'self' ? self.filter((id) => hand.includes(id)) : fitting(look, env, part.reveal, hand);
  }
  if ('putCounters' in part) return part.on === undefined || part.on === 'self' ? self : fitting(look, env, part.on, look.game.battlefield);
  if ('removeCounters' in part) {
    const on = part.on === undefined || part.on === 'self' ? self : fitting(look, env, part.on, look.game.battlefield);
    const count = howMany(look, env, part.count);
    return on.filter((id) => countersOn(look, id, part.removeCounters) >= count);
  }
  return [];
}

const canTurn = (look: Look, env: Env, tapped: boolean): boolean => {
  const obj: Obj | null = objectOf(look.game, env.source);
  return obj !== null && obj.zone === 'battlefield' && obj.tapped === tapped && !isTooSickToTap(look, env.source);
};
/** So much life leaves the total it is paid out of (2016:118.4, 118.4a). */
export const lifePaid = (game: Game, amount: number): Finding<number> => finding(sharesLife(game) ? '2016:118.4a' : '2016:118.4', amount);
/** 2016:118.4, 118.8: no more life than one has, except none; a team's total is each teammate's (2016:118.4a). */
export const canPayLife = (look: Look, seat: Seat, amount: number): boolean =>
  amount === 0 || (playerOf(look.game, seat).life >= amount && !forbids(look, 'cantPayLife', seat) && !forbids(look, 'cantLoseLife', seat));

/** What a loyalty symbol takes off; negative where it puts counters on (2008:104.7-2). */
export const loyaltyTaken = (env: Env, { loyalty }: PartOf<'loyalty'>): number =>
  loyalty === 'X' ? -(env.x ?? 0) : loyalty === '-X' ? (env.x ?? 0) : -loyalty;

/** So many times the same part: one that is counted counts that many more, any other is paid over and over. */
function repeated(look: Look, env: Env, part: CostPart, times: number): Cost {
  const all = (count: Quantity | undefined): number => times * howMany(look, env, count);
  if ('life' in part) return [{ life: all(part.life) }];
  if ('mill' in part) return [{ ...part, mill: all(part.mill) }];
  const perObject = ('putCounters' in part || 'removeCounters' in part) && typeof part.on === 'object'; // each time on another, if he likes
  if (perObject) return Array.from({ length: times }, () => part);
  if ('payCounters' in part || 'putCounters' in part || 'removeCounters' in part || 'tapOther' in part || 'reveal' in part)
    return [{ ...part, count: all(part.count) }];
  if ('sacrifice' in part || 'discard' in part || 'exile' in part || 'putBack' in part) return [{ ...part, count: all(part.count) }];
  return Array.from({ length: times }, () => part);
}
/** A cost with nothing left in it that is to be paid so many times. */
export function unfolded(look: Look, env: Env, cost: Cost): Cost {
  if (!cost.some((part) => 'cost' in part || 'oneOf' in part)) return cost;
  return cost.flatMap((part): Cost => {
    if ('oneOf' in part) return [{ oneOf: part.oneOf.map((one) => unfolded(look, env, one)) }];
    if (!('cost' in part)) return [part];
    const times = howMany(look, env, part.times);
    return times === 0 ? [] : unfolded(look, env, part.cost).flatMap((one) => repeated(look, env, one, times));
  });
}

/** The rule that says what a part of a cost takes, where it has one of its own (2008:104.4–104.5, 104.7-2). */
export const ruleOfPart = (part: CostPart): Cite =>
  'tap' in part ? '2008:104.4' : 'untap' in part ? '2008:104.5' : 'loyalty' in part ? '2008:104.7-2' : '2016:117.3';

const everything = 'hand';
/** Whether it is paid with cards of a hand, which others do not see. */
export const fromHand = (part: CostPart): boolean =>
  'discard' in part ||
  'reveal' in part ||
  ('exile' in part && part.exile !== 'self' && part.from === 'hand') ||
  ('putBack' in part && part.putBack !== 'self' && part.from === 'hand');
/** The quality that these cards must have; null where any will do, or where it is all of them or the source. */
const qualityOf = (part: CostPart): Filter | null => {
  const asked = 'discard' in part ? part.discard : 'reveal' in part ? part.reveal : 'exile' in part ? part.exile : 'putBack' in part ? part.putBack : 'any';
  return asked === 'any' || asked === 'self' || asked === everything ? null : asked;
};
/** Whether only who pays it can tell that he could: cards of a stated quality in a zone that others do not see (2016:400.2). */
export const turnsOnHidden = (part: CostPart): boolean =>
  'oneOf' in part ? part.oneOf.every((cost) => cost.some(turnsOnHidden)) : fromHand(part) && qualityOf(part) !== null;
/** Whether others must take it that a player may be able to pay this part. */
export const mightPayPart = (look: Look, env: Env, seat: Seat, part: CostPart): boolean =>
  turnsOnHidden(part) && !('oneOf' in part)
    ? cardsIn(look.game, 'hand', seat).filter((id) => id !== env.on).length >= howMany(look, env, 'count' in part ? part.count : 1)
    : canPayPart(look, env, seat, part);

/** Whether a player has what it takes to pay one part in full (2016:117.3). Mana is asked about apart. */
export function canPayPart(look: Look, env: Env, seat: Seat, part: CostPart): boolean {
  if ('tap' in part) return canTurn(look, env, false);
  if ('untap' in part) return canTurn(look, env, true);
  if ('life' in part) return canPayLife(look, seat, howMany(look, env, part.life));
  if ('payCounters' in part) return (playerOf(look.game, seat).counters[part.payCounters] ?? 0) >= howMany(look, env, part.count);
  if ('mill' in part) return cardsIn(look.game, 'library', seat).length >= howMany(look, env, part.mill);
  if ('loyalty' in part) return objectOf(look.game, env.source) !== null && countersOn(look, env.source, 'loyalty') >= loyaltyTaken(env, part); // 2016:606.5
  if ('oneOf' in part) return part.oneOf.some((cost) => canPayParts(look, env, seat, cost));
  if ('cost' in part) return canPayParts(look, env, seat, unfolded(look, env, [part]));
  if ('mana' in part || 'addMana' in part || 'perform' in part) return true;
  if ('discard' in part && part.discard === everything) return true;
  const from = payingObjects(look, env, seat, part);
  if ('removeCounters' in part || 'putCounters' in part) return from.length > 0 || howMany(look, env, part.count) === 0;
  if (from.length < howMany(look, env, part.count)) return false;
  return !('tapOther' in part) || part.power === undefined || powerOf(look, from) >= howMany(look, env, part.power);
}
/** 2016:702.121b: what has less than no power takes nothing away where as many as one likes may be tapped. */
const powerOf = (look: Look, ids: readonly Id[]): number => ids.reduce((sum, id) => sum + atLeastZero(look.of(id).power ?? 0), 0);
/** Whether those chosen have the power that a part asks for together. */
export const areStrongEnough = (look: Look, env: Env, part: CostPart, ids: readonly Id[]): boolean =>
  !('tapOther' in part) || part.power === undefined || ids.reduce((sum, id) => sum + (look.of(id).power ?? 0), 0) >= howMany(look, env, part.power);
/** How many at least, and at most, are chosen to pay a part. */
export const sizesFor = (look: Look, env: Env, part: CostPart, from: readonly Id[], count: number): readonly [number, number] => {
  if (!('tapOther' in part) || part.power === undefined) return [count, count];
  const strongest = from.toSorted((a, b) => (look.of(b).power ?? 0) - (look.of(a).power ?? 0));
  const enough = strongest.findIndex((_, at) => areStrongEnough(look, env, part, strongest.slice(0, at + 1)));
  return [Math.max(count, enough + 1), from.length];
};
const canPayParts = (look: Look, env: Env, seat: Seat, cost: Cost): boolean => cost.every((part) => canPayPart(look, env, seat, part));

/** Whether paying a part gives up the source of the cost. */
const givesUpSource = (part: CostPart): boolean =>
  ('sacrifice' in part && part.sacrifice === 'self') || ('exile' in part && part.exile === 'self') || ('putBack' in part && part.putBack === 'self');

/** What the rest of a cost does with its source, which the mana abilities for it cannot do as well: they come first (2016:601.2f–g). */
export interface UsedUp {
  readonly source: Id | null; // if anything is done with it
  readonly tapped: boolean;
  readonly others: readonly { readonly from: readonly Id[]; readonly count: number }[]; // so many of each of these are tapped
}
export function usedUpBy(look: Look, env: Env, seat: Seat, parts: Cost): UsedUp | null {
  const tapped = parts.some((part) => 'tap' in part);
  const others = parts.flatMap((part) =>
    'tapOther' in part && part.power === undefined ? [{ from: payingObjects(look, env, seat, part), count: howMany(look, env, part.count) }] : [],
  );
  const source = tapped || parts.some(givesUpSource) ? env.source : null;
  return source !== null || others.length > 0 ? { source, tapped, others } : null;
}
/** Whether a mana ability with this cost leaves nothing to pay the rest with: what it gives up is gone, what it taps is tapped. */
export const clashes = (used: UsedUp | null, source: Id, cost: Cost): boolean =>
  used?.source === source && cost.some((part) => ('tap' in part && used.tapped) || givesUpSource(part));
