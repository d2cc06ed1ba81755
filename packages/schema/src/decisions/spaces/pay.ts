import { canPay, paysExactly } from '../../mana/pay.ts';
import { type ManaCost, type ManaSymbol, parseCost } from '../../mana.ts';
import type { AnswerOf, SpaceOf } from '../index.ts';
import { pick, shuffled, some } from './chance.ts';
import { type Choice, illegal, misnamed, type Random } from './choice.ts';
import { first, mapped, subsetsOf } from './combine.ts';

type Space = SpaceOf<'pay'>;
type Unit = Space['pool'][number];
/** Units that no cost tells apart, and how many of them are spent. */
interface Count {
  readonly units: readonly Unit[];
  readonly count: number;
}

const unitsOf = (counts: readonly Count[]): Unit[] => counts.flatMap(({ units, count }) => units.slice(0, count));

/** How much mana of any kind the cost can take. */
const generic = (cost: ManaCost): number =>
  cost.reduce((sum, symbol) => sum + (symbol.kind === 'generic' ? symbol.amount : symbol.kind === 'monohybrid' ? 2 : 0), 0);
const isPicky = ({ kind }: ManaSymbol): boolean => kind !== 'generic' && kind !== 'monohybrid' && kind !== 'x';

/** Whether each of these units can pay for something, whatever else is still unpaid: augmenting paths from units to symbols that ask for their own kind of mana. */
function allOfUse(units: readonly Unit[], cost: ManaCost): boolean {
  const picky = cost.filter(isPicky);
  const paidBy = new Map<number, Unit>();
  const place = (unit: Unit, tried: Set<number>): boolean =>
    picky.some((symbol, at) => {
      if (tried.has(at) || !canPay([symbol], [unit])) return false;
      tried.add(at);
      const other = paidBy.get(at);
      if (other && !place(other, tried)) return false;
      paidBy.set(at, unit);
      return true;
    });
  let over = generic(cost);
  return units.every((unit) => place(unit, new Set()) || over-- > 0);
}

/**
 * How many of each sort pay the cost exactly: every way once. If the units chosen so far are all of use and the cost can be paid with what may still be chosen, then one
 * payment does both (Mendelsohn and Dulmage); only `{2/W}`, which asks for one mana or for two, leaves ways to be tried in vain.
 */
function* ways(sorts: readonly Count[], cost: ManaCost, counts: readonly Count[] = []): Generator<readonly Count[]> {
  const [sort, ...later] = sorts;
  if (!sort) {
    if (paysExactly(cost, unitsOf(counts))) yield counts;
    return;
  }
  for (let count = 0; count <= sort.count; count++) {
    const next = [...counts, { units: sort.units, count }];
    if (!allOfUse(unitsOf(next), cost)) return;
    if (canPay(cost, unitsOf([...next, ...later]))) yield* ways(later, cost, next);
  }
}

/** At most so many of each sort as the cost can take in all. */
function sortsOf(pool: readonly Unit[], cost: ManaCost): Count[] {
  const most = generic(cost) + cost.filter(isPicky).length;
  return [...Map.groupBy(pool, ({ type, snow }) => `${type}${snow}`).values()].map((units) => ({ units, count: Math.min(units.length, most) }));
}

/** A cost without symbols cannot be paid (2016:117.6). */
function waysToPay({ cost, pool }: Space, sorted: (sorts: readonly Count[]) => readonly Count[] = (sorts) => sorts): Iterable<readonly Count[]> {
  const symbols = parseCost(cost);
  return symbols.length > 0 && canPay(symbols, pool) ? ways(sorted(sortsOf(pool, symbols)), symbols) : [];
}

const spent = ({ pool }: Space, units: readonly Unit[]): AnswerOf<'pay'> => ({ spend: pool.filter((unit) => units.includes(unit)).map(({ unit }) => unit) });

function* selections(counts: readonly Count[]): Generator<Unit[]> {
  const [next, ...rest] = counts;
  if (!next) yield [];
  else for (const units of subsetsOf(next.units, next.count)) for (const others of selections(rest)) yield [...units, ...others];
}

function* spends(space: Space): Generator<AnswerOf<'pay'>> {
  for (const counts of waysToPay(space)) yield* mapped(selections(counts), (units) => spent(space, units));
}

/** So many ways are looked at before chance chooses one. */
const WAYS = 20;

function spendByChance(space: Space, random: Random): AnswerOf<'pay'>[] {
  const found = first(
    waysToPay(space, (sorts) => shuffled(random, sorts)),
    WAYS,
  );
  return found.length > 0
    ? [
        spent(
          space,
          pick(random, found).flatMap(({ units, count }) => some(random, units, count)),
        ),
      ]
    : [];
}

/** 2016:601.2f-g; what is spent pays all of the cost and nothing more. */
export const pay: Choice<'pay'> = {
  check({ cost, pool, auto, abilities }, answer) {
    if ('auto' in answer) return auto ? null : illegal('not-offered', { named: 'auto' });
    if ('activate' in answer) {
      const offered = abilities.some(({ activate, ability }) => activate === answer.activate && ability === answer.ability);
      return offered ? null : illegal('not-offered', { named: answer.activate, ability: answer.ability });
    }
    const wrong = misnamed(
      answer.spend,
      pool.map(({ unit }) => unit),
    );
    if (wrong) return wrong;
    const symbols = parseCost(cost);
    const units = pool.filter(({ unit }) => answer.spend.includes(unit));
    return symbols.length > 0 && paysExactly(symbols, units) ? null : illegal('unpaid', { cost, spent: units.map(({ type }) => type).join('') });
  },
  sample(space, random) {
    const groups = [space.auto ? [{ auto: true } as const] : [], spendByChance(space, random), space.abilities].filter((group) => group.length > 0);
    return pick<AnswerOf<'pay'>>(random, pick<readonly AnswerOf<'pay'>[]>(random, groups));
  },
  *all(space) {
    if (space.auto) yield { auto: true };
    yield* spends(space);
    yield* space.abilities;
  },
};
