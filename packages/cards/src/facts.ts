/** One face of a card as a card-data file tells it. What a face does not have is absent. */
export interface Facts {
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
export function readFacts(parsed: unknown): readonly Facts[] {
  if (Array.isArray(parsed)) return parsed.flatMap(factsOf);
  const data = isRecord(parsed) ? parsed['data'] : undefined;
  return isRecord(data) ? Object.values(data).flatMap((faces) => (Array.isArray(faces) ? faces.flatMap(factsOf) : [])) : [];
}
