import { cardNamed, cards, compareFacts, differenceText, holdsCards, type Lang, langs, renderCard } from '@arbiter/cards';
import { type Card, cardJsonSchema, decodeCard } from '@arbiter/schema';
import { UsageError } from '../ground.ts';
import { readJson, readRows } from '../jsonFile.ts';

export interface CardsOptions {
  readonly json?: boolean;
}
export interface ShowOptions extends CardsOptions {
  readonly lang: string;
}

const langOf = (name: string): Lang => {
  const found = langs.find((lang) => lang === name);
  if (!found) throw new UsageError(`there is no language "${name}"; known: ${langs.join(', ')}`);
  return found;
};
const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** Prints the JSON Schema of a card definition. */
export const cardsSchema = (): void => console.log(JSON.stringify(cardJsonSchema(), null, 2));

const typeLine = (card: Card): string => {
  const [face] = card.faces;
  return face ? [...(face.supertypes ?? []), ...face.types, ...(face.subtypes ?? [])].join(' ') : '';
};
const summary = (card: Card) => {
  const [face] = card.faces;
  return { name: card.name, ru: card.ru ?? null, layout: card.layout, cost: face?.cost ?? null, types: typeLine(card) };
};

/** Prints the cards of the pool in the order of their names. */
export function cardsList(options: CardsOptions): void {
  const all = Object.values(cards).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  if (options.json) console.log(JSON.stringify(all.map(summary)));
  else for (const { name, cost, types } of all.map(summary)) console.log([name, ...(cost === null ? [] : [cost]), `(${types})`].join(' '));
}

/** Prints a card of the pool as text, or its definition. */
export function cardsShow(name: string, options: ShowOptions): void {
  const lang = langOf(options.lang);
  const card = cardNamed(name);
  if (!card) throw new UsageError(`there is no card "${name}" in the pool; \`arbiter cards list\` names them`);
  console.log(options.json ? JSON.stringify(card) : renderCard(card, lang));
}

/** Compares the cards of the pool with a card-data file. */
export function cardsCheck(file: string, options: CardsOptions): void {
  const read = readJson(file);
  const lines = holdsCards(read) || Array.isArray(read) ? read : [read]; // a file of one line is one object
  if (!holdsCards(lines)) throw new UsageError(`${file} holds no card: it takes one JSON object with a "name" a line, or MTGJSON's AtomicCards`);
  const all = compareFacts(cards, lines);
  const [differences, absent] = [all.filter(({ fact }) => fact !== 'card'), all.filter(({ fact }) => fact === 'card')];
  if (absent.length === Object.values(cards).flatMap(({ faces }) => faces).length) throw new UsageError(`${file} holds no card of the pool`);
  const checked = Object.keys(cards).length;
  if (options.json) console.log(JSON.stringify({ cards: checked, differences, notFound: absent.map(({ face }) => face) }));
  else {
    for (const difference of all) console.log(differenceText(difference));
    console.log(`${counted(checked, 'card')} compared: ${counted(differences.length, 'difference')}, ${absent.length} not found`);
  }
  process.exitCode = all.length === 0 ? 0 : 1;
}

interface Validated {
  readonly card: number;
  readonly name: string | null;
  readonly ok: boolean;
  readonly error: string | null;
}
const nameIn = (value: unknown): string | null => {
  const name = typeof value === 'object' && value !== null ? (value as { readonly name?: unknown }).name : null;
  return typeof name === 'string' ? name : null;
};
function validated(value: unknown, at: number): Validated {
  const decoded = decodeCard(value);
  return { card: at + 1, name: nameIn(value), ok: 'ok' in decoded, error: 'ok' in decoded ? null : decoded.error };
}

/** Decodes the card definitions of a file: one object, a list of them, or one a line. */
export function cardsValidate(file: string, options: CardsOptions): void {
  const all = readRows(file).map(validated);
  if (all.length === 0) throw new UsageError(`${file} holds no card definition`);
  const bad = all.filter(({ ok }) => !ok);
  if (options.json) for (const result of all) console.log(JSON.stringify(result));
  else {
    for (const { card, name, error } of bad) console.log(`card ${card}${name === null ? '' : ` ${JSON.stringify(name)}`}: ${error}`);
    console.log(`${counted(all.length, 'card definition')}: ${all.length - bad.length} can be read, ${bad.length} cannot`);
  }
  process.exitCode = bad.length === 0 ? 0 : 1;
}
