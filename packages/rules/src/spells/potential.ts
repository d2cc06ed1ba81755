import { type Cost, type Filter, type Id, type ManaCost, type ManaSymbol, type ManaType, manaTypes, type Seat } from '@arbiter/schema';
import { isManaAbility } from '../cards/abilities.ts';
import { asAnyColor, madeFrom, maySpend, spendable } from '../concepts/mana.ts';
import { playerOf } from '../engine/game.ts';
import type { Look } from '../engine/play.ts';
import { instructionsOf } from './abilities.ts';
import { type Activation, activationEnv, activationsOf } from './activatable.ts';
import { hasX, totalOf } from './costs.ts';
import { canPayPart, howMany, payingObjects } from './resources.ts';
import { substitutesFor } from './substitutes.ts';

/*
 * What mana a player could have: a bound from above, quick, never too low. Each mana is counted by the set of types it may be, as bits; a bit of its own says
 * that it comes from a snow source.
 */

/** So many mana, each of any one of these types. */
export interface Supply {
  readonly types: number;
  readonly count: number;
  readonly source: Id;
  readonly only?: Filter;
  readonly tapped: boolean;
  readonly price: number; // mana that has to be there before, and is spent on it each time
  readonly gain: number; // what it adds to all the mana there is
}
export interface Potential {
  readonly supplies: readonly Supply[];
  readonly endless: boolean;
}

const snowBit = 1 << manaTypes.length;
const everyType = snowBit - 1;
/** Of what pays for generic mana and nothing else. */
const genericBit = snowBit << 1;
const bitsOf = (types: readonly ManaType[]): number => types.reduce((bits, type) => bits | (1 << manaTypes.indexOf(type)), 0);

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
function priceOf(look: Look, cost: Cost): number {
  if (look.playRules.some(({ change }) => 'costs' in change && change.activating === true && change.less !== undefined)) return 0;
  return totalOf(cost, 0).mana.reduce((sum, symbol) => sum + (symbol.kind === 'phyrexian' ? 0 : sizeOf(symbol)), 0);
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
  const price = isOpen ? 0 : priceOf(look, ability.cost);
  const count = isOpen ? Number.POSITIVE_INFINITY : units.length * times;
  const gain = isOpen ? count : units.length > price ? (units.length - price) * times : 0;
  const tapped = ability.cost.some((part) => 'tap' in part);
  return [{ types: (isOpen ? everyType : bitsOf(units.flat())) | snow, count, source: object, tapped, price, gain, ...(only === undefined ? {} : { only }) }];
}

const isPlainTap = ({ tapped, only, price }: Supply): boolean => tapped && only === undefined && price === 0;
/** Several abilities that tap one source: whichever is used, no more than the most one makes, of any type one makes. */
function mergedTaps(supplies: readonly Supply[]): readonly Supply[] {
  const taps = Map.groupBy(supplies.filter(isPlainTap), ({ source }) => source);
  const merged = [...taps.values()].map((list) => list.reduce((a, b) => ({ ...(a.count > b.count ? a : b), types: a.types | b.types })));
  return [...merged, ...supplies.filter((supply) => !isPlainTap(supply))];
}

/** Effects that make more of the mana there is set no bound. */
const makesMore = (look: Look): boolean =>
  look.replacing.some(({ ability }) => ability.when.would === 'mana') || look.triggered.some(({ ability }) => isManaAbility(ability));

const cached = new WeakMap<Look, Map<Seat, Potential>>();

/** What the mana abilities a player may activate now could add to his pool. */
function potentialOf(look: Look, seat: Seat): Potential {
  const bySeat = cached.get(look) ?? new Map<Seat, Potential>();
  cached.set(look, bySeat);
  const known = bySeat.get(seat);
  if (known) return known;
  const supplies = mergedTaps(
    activationsOf(look, seat)
      .filter(({ mana }) => mana)
      .flatMap((activation) => suppliesOf(look, seat, activation)),
  );
  const potential = { supplies, endless: makesMore(look) };
  bySeat.set(seat, potential);
  return potential;
}

/** Which mana pays one symbol, as bits; `{2/W}` is paid by one mana of any type at the least. */
function accepted(symbol: ManaSymbol): number {
  switch (symbol.kind) {
    case 'mana':
      return bitsOf([symbol.type]);
    case 'hybrid':
      return bitsOf(symbol.of);
    case 'phyrexian':
      return bitsOf([symbol.color]);
    case 'snow':
      return snowBit;
    case 'monohybrid':
    case 'generic':
    case 'x':
      return everyType | genericBit;
  }
}
const sizeOf = (symbol: ManaSymbol): number => (symbol.kind === 'generic' ? symbol.amount : symbol.kind === 'x' ? 0 : 1);

/**
 * Hall's condition: for every set of types, what can be paid with nothing else is no more than the mana of these types. Exact for mana that is made one by
 * one.
 */
export function covers(cost: ManaCost, supplies: readonly Pick<Supply, 'types' | 'count'>[]): boolean {
  const demands = cost.map((symbol) => ({ types: accepted(symbol), size: sizeOf(symbol) })).filter(({ size }) => size > 0);
  const sets = new Set<number>();
  for (const { types } of demands) for (const set of [...sets, 0]) sets.add(set | types);
  return [...sets].every((set) => {
    const asked = demands.reduce((total, { types, size }) => total + ((types & ~set) === 0 ? size : 0), 0);
    return supplies.reduce((total, { types, count }) => total + ((types & set) === 0 ? 0 : count), 0) >= asked;
  });
}

const poolOf = (look: Look, seat: Seat, subject: Id | null): readonly Pick<Supply, 'types' | 'count'>[] => {
  const { mana } = playerOf(look.game, seat);
  return spendable(look, seat, subject).flatMap((place) => {
    const unit = mana[place];
    return unit ? [{ types: bitsOf([unit.type]) | (unit.snow ? snowBit : 0), count: 1 }] : [];
  });
};

const insteadOf = (look: Look, seat: Seat, subject: Id | null): readonly Pick<Supply, 'types' | 'count'>[] =>
  substitutesFor(look, seat, subject).flatMap(({ keyword, from }) =>
    from.map((id) => ({ types: genericBit | (keyword === 'convoke' ? bitsOf(look.of(id).colors) : 0), count: 1 })),
  );

type Priced = Pick<Supply, 'types' | 'count' | 'price' | 'gain'>;
/** Mana that costs mana can be had only once there is as much; then what it adds is no more than what is over. */
function inReach(supplies: readonly Priced[]): { readonly within: readonly Priced[]; readonly total: number } {
  let within = supplies.filter(({ price }) => price === 0);
  let total = within.reduce((sum, { gain }) => sum + gain, 0);
  for (;;) {
    const next = supplies.filter((supply) => supply.price > 0 && supply.price <= total && !within.includes(supply));
    if (next.length === 0) return { within, total };
    within = [...within, ...next];
    total = next.reduce((sum, { gain }) => sum + gain, total);
  }
}

/**
 * Whether a player's pool with all he could add to it covers a cost. `without` is tapped or given up as part of the cost; a card being cast is in its
 * zone no more.
 */
export function couldHave(look: Look, seat: Seat, cost: ManaCost, subject: Id | null, without: Id | null): boolean {
  if (cost.every((symbol) => sizeOf(symbol) === 0)) return true;
  const { supplies, endless } = potentialOf(look, seat);
  if (endless) return true;
  const gone = subject === null || look.game.objects[subject]?.zone === 'battlefield' ? null : subject;
  const usable = supplies.filter(
    ({ source, only, tapped }) =>
      source !== gone && !(tapped && source === without) && (only === undefined || maySpend(look, seat, { type: 'C', source, only, you: seat }, subject)),
  );
  const before = [...poolOf(look, seat, subject), ...insteadOf(look, seat, subject)].map((supply) => ({ ...supply, price: 0, gain: supply.count }));
  const { within, total } = inReach([...before, ...usable]);
  return total >= cost.reduce((sum, symbol) => sum + sizeOf(symbol), 0) && covers(asAnyColor(look, seat, subject, cost), within);
}
