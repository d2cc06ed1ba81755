import {
  type Bindings,
  type Cite,
  type Color,
  type Game,
  hybridPairs,
  type Id,
  isCost,
  type Mana,
  type ManaCost,
  type ManaRider,
  type ManaSpec,
  type ManaSymbol,
  type ManaType,
  manaTypes,
  parseCost,
  paysExactly,
  type Seat,
  type Unit,
} from '@arbiter/schema';
import { wordsOf } from '../cards/bound.ts';
import { fits, fitsSpell } from '../cards/filters.ts';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { objectsOf, playersOf } from '../cards/refs.ts';
import { type Finding, finding } from '../engine/finding.ts';
import { objectOf, playerOf } from '../engine/game.ts';
import type { Env, Look } from '../engine/play.ts';
import { byEdition } from './golden.ts';

const nothing: Bindings = {};

/** What floats in a pool as it is announced on passing (2016:116.3d): `{W}{R}{R}`, in the order of the mana types; empty for none. */
export const floating = (pool: readonly Mana[]): string =>
  manaTypes.map((type) => `{${type}}`.repeat(pool.filter((unit) => unit.type === type).length)).join('');

/** What is announced to float once this mana of the pool is spent (2016:117.3a). */
export function floatingBeside(pool: readonly Mana[], spent: readonly Mana[]): string {
  const left = [...pool];
  for (const { type } of spent)
    left.splice(
      left.findIndex((unit) => unit.type === type),
      1,
    );
  return floating(left);
}

/** What mana for an ability of this object is spent on: mana that is for spells is not for the abilities of a card. */
export const abilitySubject = ({ objects }: Game, object: Id): Id | null => (objects[object]?.zone === 'battlefield' ? object : null);

/**
 * Whether this mana may be spent on a cost (2016:106.6). `subject` is the spell or the source of the ability that is paid for; a cost of neither takes
 * no restricted mana.
 */
export function maySpend(look: Look, seat: Seat, unit: Mana, subject: Id | null): boolean {
  if (unit.only === undefined) return true;
  if (subject === null || objectOf(look.game, subject) === null) return false;
  return fitsSpell(look, { source: unit.source, controller: unit.you ?? seat, bindings: nothing, x: null }, unit.only, subject);
}

/** The places in a player's pool of the mana that he may spend on this. */
export const spendable = (look: Look, seat: Seat, subject: Id | null): readonly number[] =>
  playerOf(look.game, seat).mana.flatMap((unit, place) => (maySpend(look, seat, unit, subject) ? [place] : []));

const inAnyColor = (symbol: ManaSymbol): ManaSymbol =>
  symbol.kind === 'snow' || (symbol.kind === 'mana' && symbol.type === 'C') || symbol.kind === 'x' || symbol.kind === 'generic'
    ? symbol
    : { kind: 'generic', amount: 1 };
/** One colour serves for another: a symbol of that one is paid with either. */
const inThisToo = (symbol: ManaSymbol, color: Color): ManaSymbol =>
  symbol.kind === 'mana' && symbol.type !== 'C' && symbol.type !== color ? { kind: 'hybrid', of: pairOf(symbol.type, color) } : symbol;
/** Two colours as a hybrid symbol names them. */
const pairOf = (one: Color, other: Color): readonly [Color, Color] =>
  (hybridPairs as readonly string[]).includes(`${one}/${other}`) ? [one, other] : [other, one];
/** The cost as it is for a player who may spend mana as though it were of any colour: one mana of whatever type for each symbol of a colour. */
export function asAnyColor(look: Look, seat: Seat, subject: Id | null, cost: ManaCost): ManaCost {
  const may = look.playRules.flatMap(({ change, env }) =>
    'anyColorMana' in change &&
    playersOf(look, env, change.anyColorMana).includes(seat) &&
    (change.for === undefined || (subject !== null && fits(look, env, change.for, subject)))
      ? [change.of ?? null]
      : [],
  );
  if (may.includes(null)) return cost.map(inAnyColor);
  return may.reduce<ManaCost>((paid, color) => (color === null ? paid : paid.map((symbol) => inThisToo(symbol, color))), cost);
}

const isSnow = (look: Look, source: Id): boolean => objectOf(look.game, source) !== null && look.of(source).supertypes.includes('snow');

/** Mana as a source makes it. */
export const unitsFrom = (look: Look, seat: Seat, source: Id, types: readonly ManaType[], rider: ManaRider = {}): readonly Mana[] => {
  const special = {
    ...(isSnow(look, source) ? { snow: true } : {}),
    ...(rider.only === undefined && rider.spent === undefined ? {} : { you: seat }),
    ...(rider.only === undefined ? {} : { only: rider.only }),
    ...(rider.spent === undefined ? {} : { spent: rider.spent }),
    ...(rider.persists ? { persists: rider.persists } : {}),
    ...(rider.uncounterable ? { uncounterable: true } : {}),
  };
  return types.map((type) => ({ type, source, ...special }));
};

/**
 * What an ability makes: one list of types for each mana, of which its player chooses one; `same`: one type for all of it. Not `exact`: never more than
 * this.
 */
export interface Made {
  readonly units: readonly (readonly ManaType[])[];
  readonly same: boolean;
  readonly exact: boolean;
}

/** What a symbol stands for in a cost is said by this rule. */
export function ruleOfSymbol(symbol: ManaSymbol): Cite {
  switch (symbol.kind) {
    case 'mana':
      return symbol.type === 'C' ? '2016:107.4c' : '2008:104.3a';
    case 'generic':
      return '2008:104.3b';
    case 'x':
      return '2008:104.3c';
    case 'hybrid':
    case 'monohybrid':
      return '2008:104.3f';
    case 'snow':
      return '2008:104.3h-2';
    case 'phyrexian':
      return '2016:107.4f';
  }
}
/** Whether just this mana pays for a symbol. */
export const pays = (symbol: ManaSymbol, mana: readonly Unit[]): Finding<boolean> => finding(ruleOfSymbol(symbol), paysExactly([symbol], mana) !== null);
/** A mana symbol by its text, in its braces; null: there is none like it. Those of the older rules are fewer. */
export function symbolNamed(text: string): Finding<ManaSymbol | null> {
  const [symbol = null, ...more] = isCost(text) ? parseCost(text) : [];
  if (symbol === null || more.length > 0) return finding('2008:104.3', null);
  const young = symbol.kind === 'phyrexian' || (symbol.kind === 'mana' && symbol.type === 'C');
  return finding(young ? '2016:107.4' : '2008:104.3', symbol);
}
const zeroRule = byEdition('2008:104.3e', '2016:117.5');
const zeroRuleOfPlay = byEdition('2008:104.3e', '2016:117.5a');
/** Whether a cost is no mana at all; one that cannot be paid is something else (2016:117.6). `subject` is the spell, or the source of the ability, that costs it. */
export const isZero = (game: Pick<Game, 'rules'>, cost: ManaCost, subject: Id | null = null): Finding<boolean> =>
  finding((subject === null ? zeroRule : zeroRuleOfPlay)(game), cost.length > 0 && cost.every((symbol) => symbol.kind === 'generic' && symbol.amount === 0));

/** By which rule an effect adds this: a number or X as so much colourless mana, of a hybrid symbol one half, or plainly what it says. */
export function additionRule(spec: ManaSpec): Cite {
  const kinds = typeof spec === 'string' ? parseCost(spec).map(({ kind }) => kind) : [];
  if (kinds.some((kind) => kind === 'hybrid' || kind === 'monohybrid')) return '2008:104.3g';
  return kinds.some((kind) => kind === 'generic' || kind === 'x') ? '2008:104.3d' : '2016:106.3';
}

/** 2008:104.3d, 104.3g: generic symbols stand for colourless mana, hybrid ones for a choice. */
function madeBy(symbol: ManaSymbol): readonly (readonly ManaType[])[] {
  switch (symbol.kind) {
    case 'mana':
      return [[symbol.type]];
    case 'generic':
      return Array.from({ length: symbol.amount }, () => ['C'] as const);
    case 'hybrid':
      return [symbol.of];
    case 'monohybrid':
      return [[symbol.color, 'C'], ['C']];
    case 'phyrexian':
      return [[symbol.color]];
    case 'snow':
      return [['C']];
    case 'x':
      return [];
  }
}

const isList = <T>(value: readonly T[] | object): value is readonly T[] => Array.isArray(value);
const isType = (word: string): word is ManaType => (manaTypes as readonly string[]).includes(word);
const anyColor: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G'];

function colorChoices(
  look: Look,
  env: Env,
  colors: Exclude<ManaSpec, string | { symbol: ManaType }>['colors'],
  couldProduce: (id: Id) => readonly ManaType[],
): readonly ManaType[] {
  if (colors === 'any') return anyColor;
  if (isList(colors)) return colors;
  if ('linked' in colors || 'ref' in colors) return [...new Set(wordsOf(look, env, colors).filter(isType))];
  if ('colorsOf' in colors) {
    const shown = objectsOf(look, env, colors.colorsOf).filter((id) => objectOf(look.game, id) !== null);
    return anyColor.filter((color) => shown.some((id) => (look.of(id).colors as readonly ManaType[]).includes(color)));
  }
  const made = new Set(look.game.battlefield.filter((id) => fits(look, env, colors.couldProduce, id)).flatMap(couldProduce));
  return (colors.alsoColorless ? manaTypes : anyColor).filter((type) => made.has(type));
}

/** `couldProduce` says which types an object's own mana abilities can make (2016:106.7). */
export function madeFrom(look: Look, env: Env, spec: ManaSpec, couldProduce: (id: Id) => readonly ManaType[]): Made {
  if (typeof spec === 'string') {
    const symbols = parseCost(spec);
    return { units: symbols.flatMap(madeBy), same: false, exact: symbols.every(({ kind }) => kind !== 'monohybrid') };
  }
  const count = atLeastZero(amountOf(look, env, spec.count));
  const types = 'symbol' in spec ? [spec.symbol] : colorChoices(look, env, spec.colors, couldProduce);
  return { units: types.length === 0 ? [] : Array.from({ length: count }, () => types), same: !('symbol' in spec) && spec.same === true, exact: true };
}
