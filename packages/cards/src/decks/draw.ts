import {
  type basicLandTypes,
  between,
  type Card,
  type Color,
  colors,
  colorsOfSymbol,
  costPattern,
  parseCost,
  pick,
  type Random,
  shuffled,
} from '@arbiter/schema';
import { type CardsByName, cards } from '../cards.ts';
import { copiesAllowed, isBasicLand } from './copies.ts';
import type { Deck } from './list.ts';

const [FEWEST, MOST] = [40, 60];
/** Of each card up to so many are drawn, so that a deck has some variety. */
const COPIES = 3;
const landsAmong = (size: number): number => Math.round(size * 0.4);
/** Basic lands of each colour a deck plays at least. */
const LEAST_BASICS = 3;

type Basic = (typeof basicLandTypes)[number];
const basicOf: Readonly<Record<Color, Basic>> = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' };
const colorsOfType = (subtype: string): readonly Color[] => colors.filter((color) => basicOf[color] === subtype);

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const readColors = ({ faces }: Card): readonly Color[] => [
  ...textsIn(faces)
    .filter((text) => costPattern.test(text))
    .flatMap((cost) => parseCost(cost).flatMap(colorsOfSymbol)),
  ...faces.flatMap(({ subtypes = [] }) => subtypes.flatMap(colorsOfType)),
];
const read = new WeakMap<Card, readonly Color[]>();
/** The colour of every mana symbol on a card, once for each, and of its basic land types. */
export function colorsOn(card: Card): readonly Color[] {
  const found = read.get(card) ?? readColors(card);
  read.set(card, found);
  return found;
}
const isLand = ({ faces }: Card): boolean => faces.some(({ types }) => types.includes('land'));

const deckTypes = ['artifact', 'creature', 'enchantment', 'instant', 'land', 'planeswalker', 'sorcery'] as const;
/** Whole cards that stand in a main deck for what they do; basic lands come with them. */
const drawable = (card: Card): boolean =>
  card.unsupported === undefined && !isBasicLand(card) && (card.faces[0]?.types ?? []).some((type) => deckTypes.some((one) => one === type));

/** Those of one card, and others by chance until there are two. */
function colorsWith(random: Random, card: Card): ReadonlySet<Color> {
  const chosen = new Set(colorsOn(card));
  for (const color of shuffled(random, colors)) if (chosen.size < 2) chosen.add(color);
  return chosen;
}

/** Some copies of each, card by card, as long as there is room for its kind: `room` spells and lands. */
function copiesOf(random: Random, list: readonly Card[], room: { spells: number; lands: number }): readonly Card[] {
  return list.flatMap((card) => {
    const kind = isLand(card) ? 'lands' : 'spells';
    const count = Math.min(between(random, 1, COPIES), copiesAllowed(card), room[kind]);
    room[kind] -= count;
    return Array.from({ length: count }, () => card);
  });
}

/** So many basic lands, in proportion to the mana symbols of the cards; each of their colours has a few. */
function basicsFor(list: readonly Card[], count: number, fallback: readonly Color[]): readonly Basic[] {
  const symbols = list.flatMap(colorsOn);
  const needed = symbols.length > 0 ? symbols : fallback;
  const own = colors.filter((color) => needed.includes(color));
  const least = Math.min(LEAST_BASICS, Math.floor(count / own.length));
  const spread = count - least * own.length;
  const upTo = own.map((_, i) => Math.round((spread * needed.filter((color) => own.indexOf(color) <= i).length) / needed.length));
  return own.flatMap((color, i) => Array.from({ length: least + (upTo[i] as number) - (upTo[i - 1] ?? 0) }, () => basicOf[color]));
}

export interface Drawing {
  readonly known?: CardsByName;
  /** A card the deck must have; by chance if not told. */
  readonly around?: Card;
}
/**
 * A deck by chance: one card out of all, others that need no colour more than it and one or two beside it, and lands for them. Every whole card is in some deck,
 * and the same chance draws the same deck from the same cards.
 */
export function drawDeck(random: Random, { known = cards, around }: Drawing = {}): Deck {
  const pool = Object.values(known).filter(drawable);
  const size = between(random, FEWEST, MOST);
  const first = around ?? pick(random, pool);
  const chosen = colorsWith(random, first);
  const others = shuffled(random, pool).filter((card) => card !== first && colorsOn(card).every((color) => chosen.has(color)));
  const lands = landsAmong(size);
  const drawn = copiesOf(random, [first, ...others], { spells: size - lands, lands: Math.floor(lands / 4) });
  const basics = basicsFor(drawn, size - drawn.length, [...chosen]);
  return { main: [...drawn.map(({ name }) => name), ...basics], sideboard: [] };
}
