import { type Color, colors, type ManaType } from './words.ts';

/** The hybrid symbols, each in its one spelling (2008:104.3). */
export const hybridPairs = ['W/U', 'W/B', 'U/B', 'U/R', 'B/R', 'B/G', 'R/G', 'R/W', 'G/W', 'G/U'] as const;

/** The mana symbols of both editions; `{C}` and the Phyrexian ones are younger than 2008. `monohybrid` is `{2/W}`, `phyrexian` `{W/P}`. */
export type ManaSymbol =
  | { readonly kind: 'mana'; readonly type: ManaType }
  | { readonly kind: 'generic'; readonly amount: number }
  | { readonly kind: 'x' }
  | { readonly kind: 'snow' }
  | { readonly kind: 'hybrid'; readonly of: readonly [Color, Color] }
  | { readonly kind: 'monohybrid'; readonly color: Color }
  | { readonly kind: 'phyrexian'; readonly color: Color };
/** No symbol at all is a cost that cannot be paid (2016:117.6), which is not `{0}`. */
export type ManaCost = readonly ManaSymbol[];

/** A text of one symbol or more. */
export const costPattern = new RegExp(`^(\\{([WUBRGCSX]|0|[1-9]\\d{0,8}|2/[WUBRG]|[WUBRG]/P|${hybridPairs.join('|')})\\})+$`, 'u');

function parseSymbol(text: string): ManaSymbol {
  if (text === 'X') return { kind: 'x' };
  if (text === 'S') return { kind: 'snow' };
  if (/^\d+$/.test(text)) return { kind: 'generic', amount: Number(text) };
  const [one, other] = text.split('/');
  if (other === undefined) return { kind: 'mana', type: one as ManaType };
  if (other === 'P') return { kind: 'phyrexian', color: one as Color };
  return one === '2' ? { kind: 'monohybrid', color: other as Color } : { kind: 'hybrid', of: [one as Color, other as Color] };
}

function makeSymbol(symbol: ManaSymbol): string {
  switch (symbol.kind) {
    case 'mana':
      return symbol.type;
    case 'generic':
      return String(symbol.amount);
    case 'x':
      return 'X';
    case 'snow':
      return 'S';
    case 'hybrid':
      return symbol.of.join('/');
    case 'monohybrid':
      return `2/${symbol.color}`;
    case 'phyrexian':
      return `${symbol.color}/P`;
  }
}

export const isCost = (text: string): boolean => text === '' || costPattern.test(text);

/** The same few texts are asked for all the time; how many there may be is up to whoever defines cards. */
const parsed = new Map<string, ManaCost>();
const MOST_PARSED = 10_000;

/** Throws on a text that is not a cost: card data were decoded before, so that here it is a broken invariant. */
export function parseCost(text: string): ManaCost {
  const known = parsed.get(text);
  if (known) return known;
  if (!isCost(text)) throw new RangeError(`${JSON.stringify(text)} is not a mana cost`);
  const cost = text === '' ? [] : text.slice(1, -1).split('}{').map(parseSymbol);
  if (parsed.size >= MOST_PARSED) parsed.clear();
  parsed.set(text, cost);
  return cost;
}

export const makeCost = (cost: ManaCost): string => cost.map((symbol) => `{${makeSymbol(symbol)}}`).join('');

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

function valueOf(symbol: ManaSymbol, x: number): number {
  switch (symbol.kind) {
    case 'generic':
      return symbol.amount;
    case 'x':
      return x;
    case 'monohybrid':
      return 2; // its larger half
    case 'mana':
    case 'snow':
    case 'hybrid':
    case 'phyrexian':
      return 1;
  }
}

/** 2016:202.3; `x` is what was chosen for a spell on the stack, 0 elsewhere. */
export const manaValue = (cost: ManaCost, x = 0): number => sum(cost.map((symbol) => valueOf(symbol, x)));

export function colorsOfSymbol(symbol: ManaSymbol): readonly Color[] {
  switch (symbol.kind) {
    case 'mana':
      return symbol.type === 'C' ? [] : [symbol.type];
    case 'hybrid':
      return symbol.of;
    case 'monohybrid':
    case 'phyrexian':
      return [symbol.color];
    case 'generic':
    case 'x':
    case 'snow':
      return [];
  }
}

/** Every colour among its symbols, all halves counted (2008:104.3f), in the order of `colors`. */
export function colorsOf(cost: ManaCost): readonly Color[] {
  const found = new Set(cost.flatMap(colorsOfSymbol));
  return colors.filter((color) => found.has(color));
}
