import {
  type Bindings,
  type Cite,
  type Cost,
  type CostPart,
  type Half,
  type Id,
  type Mana,
  type ManaCost,
  type ManaSymbol,
  makeCost,
  parseCost,
  type Seat,
} from '@arbiter/schema';
import { fits } from '../cards/filters.ts';
import { byEdition } from '../concepts/golden.ts';
import { floatingBeside } from '../concepts/mana.ts';
import { finding } from '../engine/finding.ts';
import { playerOf } from '../engine/game.ts';
import { type ArgsOf, type Env, InOwnAttempt, type Look, type Play, type Procedure, type ResultOf } from '../engine/play.ts';
import { couldPay } from './affordable.ts';
import { chooseX } from './choosingX.ts';
import {
  type CostChanges,
  halvesOf,
  isHalved,
  lessened,
  lessens,
  type Reduction,
  raised,
  reductionBy,
  ruleOfReduction,
  settled,
  type Total,
  totalOf,
  unchanged,
  zero,
} from './costs.ts';
import { partWord } from './partWord.ts';
import { gatherMana } from './payingMana.ts';
import { payParts } from './payingParts.ts';
import { canPayLife, payingObjects, unfolded, usedUpBy } from './resources.ts';
import { useSubstitutes } from './substitutes.ts';
import { undertake } from './undertaking.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    /**
     * A cost that an effect or a rule asks for. Nothing of it is paid unless all of it is (2016:117.3). `on` keeps what it took under the names the cost
     * gives. An X that nothing has said yet is said as it is paid (2016:107.3).
     */
    payCost: (args: { readonly seat: Seat; readonly cost: Cost; readonly env: Env; readonly on: Id | null; readonly why: Cite; readonly mana?: Cite }) => {
      readonly paid: boolean;
      readonly bindings: Bindings;
      readonly x: number | null;
    };
  }
}

/** Who pays for what. `subject` is the spell, or the source of the ability, that is paid for, null for any other cost. */
export interface Account {
  readonly seat: Seat;
  readonly env: Env;
  readonly subject: Id | null;
  readonly why: Cite;
  /** By which rule he may make mana for it, if it is another. */
  readonly mana?: Cite;
  readonly changes: CostChanges;
}

type OneOf = Extract<CostPart, { oneOf: unknown }>;

function* chooseOne(play: Play, account: Account, { oneOf }: OneOf, rest: Cost): Procedure<Cost> {
  const { seat, env, subject, changes } = account;
  const open = oneOf
    .map((cost, at) => ({ key: String(at), cost, most: couldPay(play.look, env, seat, [...rest, ...cost], subject, changes) ? 1 : 0 }))
    .filter(({ most }) => most > 0);
  if (open.length === 0) return play.refuse({ cite: '2016:117.3', why: 'pay.cannot', params: { part: 'oneOf' } });
  const keys = open.map(({ key }) => key);
  const { pay } = yield* play.ask(
    'costs',
    seat,
    () => ({ cite: '2016:601.2b', source: env.source, options: open, exclusive: [keys], required: keys }),
    InOwnAttempt,
  );
  return oneOf[Number(pay[0]?.key ?? 0)] ?? [];
}

/** 2016:107.4f: for each Phyrexian symbol its mana or 2 life. */
function* chooseLife(play: Play, { seat, env }: Account, mana: ManaCost): Procedure<Cost> {
  const kept: ManaSymbol[] = [];
  let life = 0;
  for (const symbol of mana) {
    if (symbol.kind !== 'phyrexian') {
      kept.push(symbol);
      continue;
    }
    const may = canPayLife(play.look, seat, life + 2);
    const yes =
      may &&
      (yield* play.ask('confirm', seat, () => ({ cite: '2016:107.4f', source: env.source, what: makeCost([symbol]), cost: [{ life: 2 }] }), InOwnAttempt)).yes;
    if (yes) life += 2;
    else kept.push({ kind: 'mana', type: symbol.color });
  }
  return [{ mana: kept.length === 0 && mana.length > 0 ? '{0}' : makeCost(kept) }, ...(life > 0 ? [{ life }] : [])];
}

/** What takes something off the cost is chosen before the cost is known; it is what this part takes then. */
function* chooseFirst(play: Play, { seat, env, subject, why }: Account, part: CostPart & { readonly as?: string }): Procedure<CostPart> {
  const from = payingObjects(play.look, env, seat, part);
  const as = part.as ?? 'givenUp';
  if (from.length === 0) return play.refuse({ cite: '2016:117.3', why: 'pay.cannot', params: { part: partWord(part) } });
  const { objects } = yield* play.ask(
    'objects',
    seat,
    () => ({ cite: why, source: env.source, prompt: partWord(part), from, min: 1, max: 1, ordered: false }),
    InOwnAttempt,
  );
  if (subject !== null) play.record({ type: 'CostPaid', rule: '2016:601.2b', object: subject, bindings: { [as]: { objects } } });
  return { ...part, sacrifice: { among: { ref: as } }, as };
}

/** The cost as its player announces it (2016:601.2b): one of several, and life or mana for Phyrexian symbols. */
export function* announceCost(play: Play, account: Account, cost: Cost): Procedure<Cost> {
  const said: CostPart[] = [];
  const whole = unfolded(play.look, account.env, cost);
  for (const [at, part] of whole.entries()) {
    if ('oneOf' in part) said.push(...(yield* announceCost(play, account, yield* chooseOne(play, account, part, whole.toSpliced(at, 1)))));
    else if (lessens(part)) said.push(yield* chooseFirst(play, account, part));
    else if ('mana' in part) said.push(...(yield* chooseLife(play, account, parseCost(part.mana))));
    else said.push(part);
  }
  return said;
}

/** A half is chosen as the cost is reduced. */
const halfRule = byEdition('2008:104.3h', '2016:117.7c');
function* chooseHalves(play: Play, { seat, env }: Account, symbols: ManaCost): Procedure<readonly Half[]> {
  const halves: Half[] = [];
  for (const symbol of symbols) {
    const words = halvesOf(symbol);
    const { value } = yield* play.ask(
      'value',
      seat,
      () => ({ cite: halfRule(play.game), source: env.source, what: makeCost([symbol]), words, range: null }),
      InOwnAttempt,
    );
    halves.push(value as Half);
  }
  return halves;
}

/** The half taken of a symbol, as a symbol of its own. */
const asHalf = (half: Half): ManaSymbol =>
  half === 'generic' ? { kind: 'generic', amount: 2 } : { kind: 'mana', type: half as Exclude<Half, 'generic' | 'life'> };

function* reduced(play: Play, account: Account, mana: ManaCost): Procedure<ManaCost> {
  const { less } = account.changes;
  if (less.length === 0 || mana.length === 0) return mana;
  const own = (yield* chooseHalves(play, account, mana.filter(isHalved))).values();
  let cost: ManaCost = mana.map((symbol) => (isHalved(symbol) ? asHalf(own.next().value ?? 'generic') : symbol));
  for (const one of less) {
    const left = lessened(cost, one, yield* chooseHalves(play, account, one.by.filter(isHalved)));
    cost = play.says(finding(ruleOfReduction(cost, one), left), cost);
  }
  return cost;
}

const lessening = (look: Look, env: Env, cost: Cost): readonly Reduction[] =>
  cost.flatMap((part) => (lessens(part) && part.as !== undefined ? (env.bindings[part.as]?.objects ?? []).map((id) => reductionBy(look, part, id)) : []));

/** What effects add: costs beside it, and increases, which are none and count only now (2016:117.8e). A cost that cannot be paid stays one. */
function increased(play: Play, total: Total, { more, extra }: CostChanges): Total {
  const rise = { more: more.length > 0 ? play.says(finding('2016:117.8e', more), []) : more, extra };
  const isAddedTo = rise.more.length + extra.length > 0;
  return raised(total.mana.length === 0 && isAddedTo ? play.says(finding('2016:117.6a', total), { ...total, mana: zero }) : total, rise);
}

/** 2016:601.2e: what is paid in all; it does not change any more. Symbols with two halves are decided on now only if something is taken off. */
export function* totalCost(play: Play, account: Account, cost: Cost): Procedure<Total> {
  const less = [...account.changes.less, ...lessening(play.look, account.env, cost)];
  const changes = { ...account.changes, less, extra: yield* announceCost(play, account, account.changes.extra) };
  const total = increased(play, totalOf(cost, account.env.x ?? 0, changes.xAs), changes);
  return settled({ ...total, mana: yield* reduced(play, { ...account, changes }, total.mana) }, changes);
}

/** 2016:601.2f: the mana for it; in the pool still. */
export function* gather(play: Play, { seat, env, subject, why, mana: cite = why }: Account, { mana, parts }: Total): Procedure<readonly Mana[]> {
  const cost = yield* useSubstitutes(play, seat, subject, mana);
  return yield* gatherMana(play, { seat, cost, subject, source: env.source, without: usedUpBy(play.look, env, seat, parts), why: cite });
}

/** 2016:106.6: what a mana does besides to what it is spent on. */
function* carryRiders(play: Play, seat: Seat, subject: Id, on: Id, mana: readonly Mana[]): Procedure<void> {
  for (const { spent, source, you = seat } of mana) {
    const env: Env = { source, controller: you, bindings: { bought: { objects: [on] } }, x: null };
    if (spent && fits(play.look, env, spent.on, subject)) yield* play.call('perform', { env, instructions: spent.do });
  }
}

/** 2016:601.2g: the mana and everything else. Returns what its names stand for; `on` keeps what it took. */
export function* handOver(
  play: Play,
  { seat, env, subject, why }: Account,
  parts: Cost,
  mana: readonly Mana[],
  on: Id | null,
  forMana = false,
): Procedure<Bindings> {
  if (mana.length > 0) {
    const left = floatingBeside(playerOf(play.game, seat).mana, mana);
    const about = { ...(subject !== null && on !== null ? { on } : {}), ...(left === '' ? {} : { left }) };
    play.record({ type: 'ManaSpent', rule: '2016:117.3a', player: seat, mana, ...about });
  }
  if (subject !== null && on !== null) yield* carryRiders(play, seat, subject, on, mana);
  const bindings = yield* payParts(play, { seat, env, on, why, forMana }, parts);
  const kept = taken(env.bindings, bindings);
  if (on !== null && Object.keys(kept).length > 0) play.record({ type: 'CostPaid', rule: '2016:117.1', object: on, bindings: kept });
  return bindings;
}

/** All of a cost, or a refusal (2016:117.3). */
export function* payInFull(play: Play, account: Account, cost: Cost, on: Id | null): Procedure<Bindings> {
  const total = yield* totalCost(play, account, cost);
  return yield* handOver(play, account, total.parts, yield* gather(play, account, total), on);
}

const taken = (before: Bindings, after: Bindings): Bindings => Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));

export function* payCost(play: Play, { seat, cost, env, on, why, mana }: ArgsOf<'payCost'>): Procedure<ResultOf<'payCost'>> {
  const start: Account = { seat, env, subject: null, why, changes: unchanged, ...(mana === undefined ? {} : { mana }) };
  const outcome = yield* undertake(play, seat, function* () {
    const x = env.x ?? (yield* chooseX(play, start, cost, null));
    const account = { ...start, env: { ...env, x } };
    return { x, bindings: yield* payInFull(play, account, yield* announceCost(play, account, cost), on) };
  });
  return 'done' in outcome ? { paid: true, ...outcome.done } : { paid: false, bindings: env.bindings, x: env.x };
}
