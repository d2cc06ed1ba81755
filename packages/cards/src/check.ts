import { type Card, colors, colorsOf, type Face, parseCost } from '@arbiter/schema';
import type { CardsByName } from './cards.ts';
import { type Facts, readFacts } from './facts.ts';

export type Fact = 'card' | 'name' | 'cost' | 'colors' | 'supertypes' | 'types' | 'subtypes' | 'power' | 'toughness' | 'loyalty';
/** `ours` and `theirs` as text; null where there is none. */
export interface Difference {
  readonly card: string;
  readonly face: string;
  readonly fact: Fact;
  readonly ours: string | null;
  readonly theirs: string | null;
}

const listed = (list: readonly string[] | undefined): string | null => (list === undefined || list.length === 0 ? null : list.join(' '));
const lower = (list: readonly string[] | undefined): readonly string[] | undefined => list?.map((word) => word.toLowerCase());
const inOrder = (list: readonly string[] | undefined): readonly string[] => colors.filter((color) => list?.includes(color));
/** `1+*` and its like are a `*` here and an ability beside it. */
const sized = (text: string | undefined): string | null => (text === undefined ? null : text.includes('*') ? '*' : text);
const shown = (value: number | string | undefined): string | null => (value === undefined ? null : String(value));

const oursOf = (face: Face): Readonly<Record<Exclude<Fact, 'card'>, string | null>> => ({
  name: face.name,
  cost: face.cost ?? null,
  colors: listed(inOrder(face.colors ?? colorsOf(parseCost(face.cost ?? '')))),
  supertypes: listed(face.supertypes),
  types: listed(face.types),
  subtypes: listed(face.subtypes),
  power: shown(face.power),
  toughness: shown(face.toughness),
  loyalty: shown(face.loyalty),
});
const theirsOf = (facts: Facts): ReturnType<typeof oursOf> => ({
  name: facts.name,
  cost: facts.manaCost ?? null,
  colors: listed(inOrder(facts.colors)),
  supertypes: listed(lower(facts.supertypes)),
  types: listed(lower(facts.types)),
  subtypes: listed(facts.subtypes),
  power: sized(facts.power),
  toughness: sized(facts.toughness),
  loyalty: facts.loyalty ?? null,
});

function compareFace(card: Card, face: Face, facts: Facts | undefined): readonly Difference[] {
  const where = { card: card.name, face: face.name };
  if (facts === undefined) return [{ ...where, fact: 'card', ours: face.name, theirs: null }];
  const [ours, theirs] = [oursOf(face), theirsOf(facts)];
  return (Object.keys(ours) as (keyof typeof ours)[]).flatMap((fact) =>
    ours[fact] === theirs[fact] ? [] : [{ ...where, fact, ours: ours[fact], theirs: theirs[fact] }],
  );
}

/** A name without what files spell in different ways: case, accents, ligatures. */
const folded = (name: string): string => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('æ', 'ae');

/** Finds a face by its name, or else by a name that is only spelt in another way. */
function finderIn(all: readonly Facts[]): (name: string) => Facts | undefined {
  const exact = new Map(all.map((facts) => [facts.name, facts]));
  const alike = new Map(all.map((facts) => [folded(facts.name), facts]));
  return (name) => exact.get(name) ?? alike.get(folded(name));
}

/** Whether a parsed file holds any card that could be compared. */
export const holdsCards = (lines: unknown): boolean => readFacts(lines).length > 0;

/**
 * Every difference between what these cards say and what a card-data file says. `lines` are the parsed lines of a JSON-lines file or the parsed document of AtomicCards.
 * A file tells the newest printing, which is what `faces` holds: data of older editions are not compared.
 */
export function compareFacts(cards: CardsByName, lines: unknown): readonly Difference[] {
  const find = finderIn(readFacts(lines));
  return Object.values(cards).flatMap((card) => card.faces.flatMap((face) => compareFace(card, face, find(face.name))));
}

export const differenceText = ({ card, face, fact, ours, theirs }: Difference): string => {
  const where = face === card ? card : `${card} (${face})`;
  return fact === 'card' ? `${where}: not found in the file` : `${where}: ${fact} is ${ours ?? 'absent'}, the file says ${theirs ?? 'absent'}`;
};
