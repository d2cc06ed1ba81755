import { type Cost, type Filter, type Id, type ManaCost, type ManaType, manaTypes, type Seat } from '@arbiter/schema';
import { isManaAbility } from '../cards/abilities.ts';
import { asAnyColor, madeFrom, maySpend, spendable } from '../concepts/mana.ts';
import { playerOf } from '../engine/game.ts';
import { perSeat } from '../engine/perLook.ts';
import type { Look } from '../engine/play.ts';
import { instructionsOf } from './abilities.ts';
import { type Activation, activationEnv, activationsOf } from './activatable.ts';
import { coversInTurn } from './chains.ts';
import { atLeast, costChanges, hasX, totalOf } from './costs.ts';
import { bitsOf, covers, coversSomehow, everyType, genericBit, type Lot, sizeOf, snowBit, tapBit } from './covering.ts';
import { canPayPart, clashes, howMany, payingObjects, type UsedUp } from './resources.ts';
import { substitutesFor } from './substitutes.ts';

/*
 * What mana a player could have: never too little. Exact for sources that cost nothing but themselves; where mana abilities share what pays for them, or take
 * mana more than once or too many of them do, it is a bound.
 */

/** So many mana, each of any one of these types. */
interface Supply extends Lot {
  readonly source: Id;
  readonly only?: Filter;
  readonly cost: Cost;
  readonly tapped: boolean;
  readonly once: boolean; // it can be used but once
  readonly mana: ManaCost; // what its price is, as it is written
  readonly price: number; // mana that has to be there before, and is spent on it each time
  readonly gain: number; // what it adds to all the mana there is
  readonly ways: readonly (readonly Lot[])[]; // just what it makes, in each way there is; one alone is the whole supply
}
interface Potential {
  readonly supplies: readonly Supply[];
  readonly merged: readonly Supply[];
  readonly endless: boolean;
}

/** How often the cost of a mana ability could be paid in a row, its mana aside. */
function timesPayable(look: Look, seat: Seat, { object, ability }: Activation): number {
  const env = activationEnv(object, seat);
  if (!ability.cost.every((part) => 'mana' in part || canPayPart(look, env, seat, part))) return 0;
  const limits = ability.cost.map((part): number => {
    if (
      'tap' in part ||
      ('sacrifice' in part && part.sacrifice === 'self') ||
      ('exile' in part && part.exile === 'self') ||
      ('putBack' in part && part.putBack === 'self')
    )
      return 1;
    if ('discard' in part && (part.discard === 'self' || part.discard === 'hand')) return 1;
    if ('life' in part) return Math.floor(playerOf(look.game, seat).life / Math.max(1, howMany(look, env, part.life)));
    if ('payCounters' in part) return Math.floor((playerOf(look.game, seat).counters[part.payCounters] ?? 0) / Math.max(1, howMany(look, env, part.count)));
    if ('mill' in part) return Math.floor(playerOf(look.game, seat).library.length / Math.max(1, howMany(look, env, part.mill)));
    if ('removeCounters' in part)
      return payingObjects(look, env, seat, { ...part, count: 1 }).reduce((sum, id) => sum + (look.game.objects[id]?.counters[part.removeCounters] ?? 0), 0);
    return 'tapOther' in part || 'sacrifice' in part || 'discard' in part || 'exile' in part || 'putBack' in part
      ? payingObjects(look, env, seat, part).length
      : Number.POSITIVE_INFINITY;
  });
  return Math.min(...limits, ability.limit ?? Number.POSITIVE_INFINITY);
}

/** The least mana an ability can cost. */
const priceOf = (look: Look, seat: Seat, { object, ability }: Activation): ManaCost =>
  atLeast(totalOf(ability.cost, 0), costChanges(look, seat, object, true)).mana.filter(({ kind }) => kind !== 'phyrexian');
const sizeOfAll = (cost: ManaCost): number => cost.reduce((sum, symbol) => sum + sizeOf(symbol), 0);

/** What one use of an ability makes, in each way, if it does nothing but make that; null if that cannot be told so simply. */
function waysOf(look: Look, seat: Seat, { object, ability }: Activation, snow: number): readonly (readonly Lot[])[] | null {
  const [only, ...others] = ability.do ?? [];
  if (only?.do !== 'mana' || only.if !== undefined || others.length > 0 || ability.modes !== undefined) return null;
  const { units, same, exact } = madeFrom(look, activationEnv(object, seat), only.mana, () => manaTypes);
  if (!exact) return null;
  const lot = (types: readonly ManaType[]): Lot => ({ types: bitsOf(types) | snow, count: 1 });
  return same && units.length > 1 ? (units[0] ?? []).map((type) => units.map(() => lot([type]))) : [units.map(lot)];
}

/** The same of all its uses, where they do not bear on each other. */
function allWaysOf(look: Look, seat: Seat, activation: Activation, bound: Lot, times: number, snow: number): Supply['ways'] {
  const ways = Number.isFinite(times) ? waysOf(look, seat, activation, snow) : null;
  const [only = [], ...others] = ways ?? [];
  if (ways === null || (times > 1 && (others.length > 0 || only.length > 1))) return [[bound]];
  return times > 1 ? [only.map(({ types }) => ({ types, count: times }))] : ways;
}

function suppliesOf(look: Look, seat: Seat, activation: Activation): readonly Supply[] {
  const times = timesPayable(look, seat, activation);
  if (times === 0) return [];
  const { object, ability } = activation;
  const env = activationEnv(object, seat);
  const isOpen = hasX(ability.cost);
  const snow = look.of(object).supertypes.includes('snow') ? snowBit : 0;
  const makes = instructionsOf(ability).filter((instruction) => instruction.do === 'mana');
  const units = makes.flatMap(({ mana }) => madeFrom(look, env, mana, () => manaTypes).units);
  const only = makes.length === 1 ? makes[0]?.rider?.only : undefined;
  if (units.length === 0 && !isOpen) return [];
  const mana = isOpen ? [] : priceOf(look, seat, activation);
  const price = sizeOfAll(mana);
  const count = isOpen ? Number.POSITIVE_INFINITY : units.length * times;
  const gain = isOpen ? count : units.length > price ? (units.length - price) * times : 0;
  const tapped = ability.cost.some((part) => 'tap' in part);
  const bound = { types: (isOpen ? everyType : bitsOf(units.flat())) | snow, count };
  const ways = isOpen ? [[bound]] : allWaysOf(look, seat, activation, bound, times, snow);
  return [{ ...bound, source: object, cost: ability.cost, tapped, once: times === 1, mana, price, gain, ways, ...(only === undefined ? {} : { only }) }];
}

const isPlainTap = ({ tapped, price }: Supply): boolean => tapped && price === 0;
/** Ways that make one mana each are one way that makes any of them. */
function joined(ways: Supply['ways']): Supply['ways'] {
  const single = ways.flatMap((lots) => (lots.length === 1 && lots[0]?.count === 1 ? lots : []));
  return single.length === ways.length ? [[{ types: single.reduce((bits, { types }) => bits | types, 0), count: 1 }]] : ways;
}
/** Several abilities that tap one source: whichever is used, no more than the most one makes, of any type one makes. */
function mergedTaps(supplies: readonly Supply[]): readonly Supply[] {
  const taps = Map.groupBy(supplies.filter(isPlainTap), ({ source }) => source);
  const merged = [...taps.values()].map((list) =>
    list.reduce((a, b) => ({ ...(a.count > b.count ? a : b), types: a.types | b.types, ways: joined([...a.ways, ...b.ways]) })),
  );
  return [...merged, ...supplies.filter((supply) => !isPlainTap(supply))];
}

/** Effects that make more of the mana there is set no bound. */
const makesMore = (look: Look): boolean =>
  look.replacing.some(({ ability }) => ability.when.would === 'mana') || look.triggered.some(({ ability }) => isManaAbility(ability));

/** What the mana abilities a player may activate now could add to his pool. */
const potentialOf = perSeat((look, seat): Potential => {
  const supplies = activationsOf(look, seat)
    .filter(({ mana }) => mana)
    .flatMap((activation) => suppliesOf(look, seat, activation));
  return { supplies, merged: mergedTaps(supplies), endless: makesMore(look) };
});

const poolOf = (look: Look, seat: Seat, subject: Id | null): readonly Lot[] => {
  const { mana } = playerOf(look.game, seat);
  return spendable(look, seat, subject).flatMap((place) => {
    const unit = mana[place];
    return unit ? [{ types: bitsOf([unit.type]) | (unit.snow ? snowBit : 0), count: 1 }] : [];
  });
};

/** What stands for mana is a supply like any other: who is tapped in its place makes none. */
const insteadOf = (look: Look, seat: Seat, subject: Id | null): readonly Supply[] =>
  substitutesFor(look, seat, subject).flatMap(({ keyword, from }) =>
    from.map((source): Supply => {
      const lot = { types: genericBit | (keyword === 'convoke' ? bitsOf(look.of(source).colors) : 0), count: 1 };
      const tapped = keyword !== 'delve';
      return { ...lot, source, cost: tapped ? [{ tap: 'self' }] : [], tapped, once: true, mana: [], price: 0, gain: 1, ways: [[lot]] };
    }),
  );

/** What is tapped for another part of the cost makes no mana: each that could be is a supply of a type of its own. */
const tappedFor = ({ others }: UsedUp): readonly Supply[] =>
  others.flatMap(({ from }, nth) =>
    from.map((source): Supply => {
      const lot = { types: tapBit(nth), count: 1 };
      return { ...lot, source, cost: [{ tap: 'self' }], tapped: true, once: true, mana: [], price: 0, gain: 1, ways: [[lot]] };
    }),
  );

type Reach = Pick<Supply, 'types' | 'count' | 'price' | 'gain' | 'ways' | 'once' | 'mana'> & { readonly source: Id | null; readonly tap: Id | null };
/** Mana that costs mana can be had only once there is as much; then what it adds is no more than what is over. */
function inReach(supplies: readonly Reach[]): { readonly within: readonly Reach[]; readonly total: number } {
  let within = supplies.filter(({ price }) => price === 0);
  let total = within.reduce((sum, { gain }) => sum + gain, 0);
  for (;;) {
    const next = supplies.filter((supply) => supply.price > 0 && supply.price <= total && !within.includes(supply));
    if (next.length === 0) return { within, total };
    within = [...within, ...next];
    total = next.reduce((sum, { gain }) => sum + gain, total);
  }
}

/** Whether he may use mana abilities for it, or what floats already is all there is. */
export type ManaFrom = 'anywhere' | 'pool';

/**
 * Whether a player's pool with all he could add to it covers a cost. `without`: what the rest of the cost does with its source; a card being cast is in its
 * zone no more.
 */
export function couldHave(look: Look, seat: Seat, cost: ManaCost, subject: Id | null, without: UsedUp | null, from: ManaFrom = 'anywhere'): boolean {
  if (cost.every((symbol) => sizeOf(symbol) === 0)) return true;
  if (from === 'pool') return coversSomehow(asAnyColor(look, seat, subject, cost), poolOf(look, seat, subject), []);
  const { supplies, merged, endless } = potentialOf(look, seat);
  const gone = subject === null || look.game.objects[subject]?.zone === 'battlefield' ? null : subject;
  const isUsable = ({ source, cost: price, only }: Supply): boolean =>
    source !== gone && !clashes(without, source, price) && (only === undefined || maySpend(look, seat, { type: 'C', source, only, you: seat }, subject));
  const instead = [...insteadOf(look, seat, subject), ...(without ? tappedFor(without) : [])];
  const beside = (without?.others ?? []).map(({ count }, nth) => ({ types: tapBit(nth), size: count }));
  const usable = instead.length === 0 && supplies.every(isUsable) ? merged : mergedTaps([...supplies.filter(isUsable), ...instead]);
  const before = poolOf(look, seat, subject).map(
    (lot): Reach => ({ ...lot, source: null, tap: null, once: true, mana: [], price: 0, gain: lot.count, ways: [[lot]] }),
  );
  const { within, total } = inReach([...before, ...usable.map((supply): Reach => ({ ...supply, tap: supply.tapped ? supply.source : null }))]);
  if (endless && within.some(({ source }) => supplies.some((supply) => supply.source === source))) return true;
  const all = asAnyColor(look, seat, subject, cost);
  const size = beside.reduce((sum, demand) => sum + demand.size, sizeOfAll(cost));
  if (total < size || !covers(all, within, beside)) return false;
  const priced = within.filter(({ price }) => price > 0);
  const first = within.filter(({ price }) => price === 0);
  if (priced.length > 0 && [...first, ...priced].every(({ count }) => Number.isFinite(count)) && priced.every(({ once }) => once))
    return coversInTurn(all, first, priced, beside);
  const [sure, open] = [within.filter(({ ways }) => ways.length === 1), within.filter(({ ways }) => ways.length > 1)];
  return coversSomehow(
    all,
    sure.flatMap(({ ways }) => ways.flat()),
    open.map(({ ways }) => ways),
    beside,
  );
}
