import { type CardsByName, cardNamed, cards } from '../cards.ts';

/** What a player brings to a game: English names, one for each card. */
export interface Deck {
  readonly main: readonly string[];
  readonly sideboard: readonly string[];
  readonly command?: readonly string[];
}
type Section = keyof Deck;

export interface LineError {
  readonly line: number;
  readonly says: string;
}
export type DeckRead = { readonly ok: Deck } | { readonly errors: readonly LineError[] };

/** No deck is limited in size (2008:100.4); a text of one line could ask for more than a machine holds. */
const MOST = 10_000;

const headings: Readonly<Record<string, Section>> = { deck: 'main', main: 'main', sideboard: 'sideboard', commander: 'command', command: 'command' };
const shownAs: Readonly<Record<Section, string>> = { main: 'Deck', sideboard: 'Sideboard', command: 'Commander' };

type Line = { readonly heading: Section } | { readonly count: number; readonly name: string; readonly section?: Section } | { readonly says: string } | null;

const headingOf = (text: string): Section | undefined => {
  const word = text.replace(/:$/u, '').trim().toLowerCase();
  return Object.hasOwn(headings, word) ? headings[word] : undefined;
};

function readLine(text: string): Line {
  if (text === '' || text.startsWith('//') || text.startsWith('#')) return null;
  const heading = headingOf(text);
  if (heading !== undefined) return { heading };
  const { side, count = '', name } = /^(?<side>SB:\s*)?(?<count>\d+)x?\s+(?<name>\S.*)$/u.exec(text)?.groups ?? {};
  if (name === undefined) return { says: `expected a number and a card's name, such as "4 Lightning Bolt", or "Sideboard"; got "${text}"` };
  if (!/^[1-9]\d{0,4}$/u.test(count) || Number(count) > MOST) return { says: `expected a number from 1 to ${MOST}; got ${count}` };
  return { count: Number(count), name, ...(side === undefined ? {} : { section: 'sideboard' }) };
}

/**
 * Reads `4 Lightning Bolt` lines, the main deck's first, then under `Sideboard` (or `SB:` before a line) and `Commander` those. Lines that begin with `//` or `#` are comments.
 * Names may be Russian; the deck has the English one, which is what tells cards apart (2008:100.2). An unknown name is kept as it is: {@link deckProblems} lists it.
 */
export function parseDeck(text: string, known: CardsByName = cards): DeckRead {
  const lists: Record<Section, string[]> = { main: [], sideboard: [], command: [] };
  const errors: LineError[] = [];
  let section: Section = 'main';
  for (const [at, raw] of text.split(/\r\n|\n|\r/u).entries()) {
    const line = readLine(raw.trim());
    if (line === null) continue;
    if ('says' in line) errors.push({ line: at + 1, says: line.says });
    else if ('heading' in line) section = line.heading;
    else {
      const list = lists[line.section ?? section];
      if (list.length + line.count > MOST) errors.push({ line: at + 1, says: `more than ${MOST} cards` });
      else list.push(...Array.from({ length: line.count }, () => cardNamed(line.name, known)?.name ?? line.name));
    }
  }
  if (errors.length > 0) return { errors };
  const { main, sideboard, command } = lists;
  return { ok: { main, sideboard, ...(command.length > 0 ? { command } : {}) } };
}

const countsOf = (names: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};
const linesOf = (names: readonly string[]): readonly string[] => [...countsOf(names)].map(([name, count]) => `${count} ${name}`);
const sectionOf = (section: Section, names: readonly string[] | undefined): readonly string[] =>
  names === undefined || names.length === 0 ? [] : ['', shownAs[section], ...linesOf(names)];

/** The text of a deck, cards of a name on one line where the first of them stood. */
export const makeDeck = ({ main, sideboard, command }: Deck): string =>
  `${[...linesOf(main), ...sectionOf('sideboard', sideboard), ...sectionOf('command', command)].join('\n')}\n`;
