import { type Card, colors, colorsOf, type Face, parseCost } from '@arbiter/schema';
import type { CardsByName } from './cards.ts';

/** One face of a card as a card-data file tells it. What a face does not have is absent. */
interface Facts {
  readonly name: string;
  readonly manaCost?: string;
  readonly colors?: readonly string[];
  readonly supertypes?: readonly string[];
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
}
export type Fact = 'card' | 'cost' | 'colors' | 'supertypes' | 'types' | 'subtypes' | 'power' | 'toughness' | 'loyalty';
/** `ours` and `theirs` as text; null where there is none. */
export interface Difference {
  readonly card: string;
  readonly face: string;
  readonly fact: Fact;
  readonly ours: string | null;
  readonly theirs: string | null;
}

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (fields: Fields, key: string): Fields =>
  typeof fields[key] === 'string' || typeof fields[key] === 'number' ? { [key]: String(fields[key]) } : {};
const listIn = (fields: Fields, key: string): Fields => (Array.isArray(fields[key]) ? { [key]: fields[key].filter((item) => typeof item === 'string') } : {});

function factsOf(row: unknown): readonly Facts[] {
  if (!isRecord(row)) return [];
  const name = row['faceName'] ?? row['name'];
  if (typeof name !== 'string') return [];
  const texts = ['manaCost', 'power', 'toughness', 'loyalty'].map((key) => textIn(row, key));
  const lists = ['colors', 'supertypes', 'types', 'subtypes'].map((key) => listIn(row, key));
  return [Object.assign({ name }, ...texts, ...lists) as Facts];
}

/** Rows of a JSON-lines file or the faces in MTGJSON's AtomicCards; what has no name is passed over. */
function readFacts(parsed: unknown): readonly Facts[] {
  if (Array.isArray(parsed)) return parsed.flatMap(factsOf);
  const data = isRecord(parsed) ? parsed['data'] : undefined;
  return isRecord(data) ? Object.values(data).flatMap((faces) => (Array.isArray(faces) ? faces.flatMap(factsOf) : [])) : [];
}

const listed = (list: readonly string[] | undefined): string | null => (list === undefined || list.length === 0 ? null : list.join(' '));
const lower = (list: readonly string[] | undefined): readonly string[] | undefined => list?.map((word) => word.toLowerCase());
const inOrder = (list: readonly string[] | undefined): readonly string[] => colors.filter((color) => list?.includes(color));
/** `1+*` and its like are a `*` here and an ability beside it. */
const sized = (text: string | undefined): string | null => (text === undefined ? null : text.includes('*') ? '*' : text);
const shown = (value: number | string | undefined): string | null => (value === undefined ? null : String(value));

const oursOf = (face: Face): Readonly<Record<Exclude<Fact, 'card'>, string | null>> => ({
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

/**
 * Every difference between what these cards say and what a card-data file says. `lines` are the parsed lines of a JSON-lines file or the parsed document of AtomicCards.
 * A file tells the newest printing, which is what `faces` holds: data of older editions are not compared.
 */
export function compareFacts(cards: CardsByName, lines: unknown): readonly Difference[] {
  const byName = new Map(readFacts(lines).map((facts) => [facts.name, facts]));
  return Object.values(cards).flatMap((card) => card.faces.flatMap((face) => compareFace(card, face, byName.get(face.name))));
}

export const differenceText = ({ card, face, fact, ours, theirs }: Difference): string => {
  const where = face === card ? card : `${card} (${face})`;
  return fact === 'card' ? `${where}: not in the file` : `${where}: ${fact} is ${ours ?? 'absent'}, the file says ${theirs ?? 'absent'}`;
};
