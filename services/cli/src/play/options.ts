import { readFileSync, statSync } from 'node:fs';
import { type Deck, deckProblems, deckProblemText, type Lang, langs, parseDeck, sampleDecks } from '@arbiter/cards';
import { type BotName, bots, type Edition, editions, type Random, type Seat } from '@arbiter/schema';
import { UsageError } from '../ground.ts';

export interface PlayOptions {
  readonly rules: string;
  readonly deck?: string;
  readonly against?: readonly string[];
  readonly bot: string;
  readonly players: string;
  readonly name?: string;
  readonly seed?: string;
  readonly lang: string;
  readonly resume?: string;
  readonly seat?: string;
}

const oneOf = <T extends string>(known: readonly T[], given: string, what: string): T => {
  const found = known.find((one) => one === given);
  if (found === undefined) throw new UsageError(`${what} is "${given}"; it can be ${known.join(' or ')}`);
  return found;
};
const wholeNumber = (given: string, what: string, least: number, most: number): number => {
  const n = Number(given);
  if (!/^\d+$/u.test(given) || n < least || n > most) throw new UsageError(`${what} is "${given}"; it takes a whole number from ${least} to ${most}`);
  return n;
};

export const langOf = ({ lang }: PlayOptions): Lang => oneOf(langs, lang, '--lang');
export const botOf = ({ bot }: Pick<PlayOptions, 'bot'>): BotName => oneOf(bots, bot, '--bot');
export const editionOf = ({ rules }: PlayOptions): Edition => oneOf(Object.keys(editions) as Edition[], rules, '--rules');
export const playersOf = ({ players }: PlayOptions): number => wholeNumber(players, '--players', 2, 4);
export const seedOf = ({ seed }: Pick<PlayOptions, 'seed'>): number =>
  seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber(seed, '--seed', 0, Number.MAX_SAFE_INTEGER);

const usualNames: Readonly<Record<Lang, { readonly you: Seat; readonly bot: string }>> = {
  en: { you: 'Player', bot: 'Bot' },
  ru: { you: 'Игрок', bot: 'Бот' },
};
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._'-]{0,19}$/u;
/** The person first, then the bots; no name twice. */
export function seatsOf(options: PlayOptions, count: number): readonly Seat[] {
  const usual = usualNames[langOf(options)];
  const you = options.name ?? usual.you;
  if (!NAME.test(you)) throw new UsageError(`--name is "${you}"; it takes up to 20 letters, digits and spaces`);
  const others = Array.from({ length: count - 1 }, (_, at) => (count > 2 ? `${usual.bot} ${at + 1}` : usual.bot));
  if (others.includes(you)) throw new UsageError(`--name is "${you}"; another player is called so`);
  return [you, ...others];
}

const known = Object.keys(sampleDecks).join(', ');
function readFrom(file: string, what: string): Deck {
  const read = parseDeck(readFileSync(file, 'utf8'));
  if ('errors' in read) throw new UsageError(`${what}, ${file}: ${read.errors.map(({ line, says }) => `line ${line}: ${says}`).join('; ')}`);
  const grave = deckProblems(read.ok, 'limited').filter(({ kind }) => kind === 'unknown' || kind === 'unsupported');
  if (grave.length > 0) throw new UsageError(`${what}, ${file}: ${grave.map(deckProblemText).join('; ')}`);
  if (read.ok.main.length === 0) throw new UsageError(`${what}, ${file}: there is no card in it`);
  return read.ok;
}
/** A sample deck by its name, or a deck list in a file. */
export function deckOf(given: string, what: string): Deck {
  if (Object.hasOwn(sampleDecks, given)) return sampleDecks[given as keyof typeof sampleDecks];
  const found = statSync(given, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new UsageError(`${what} is "${given}"; that is a folder`);
  if (found) return readFrom(given, what);
  throw new UsageError(`${what} is "${given}"; that is no file, and the decks there are: ${known}`);
}

const anyDeck = (random: Random): Deck => {
  const all: readonly Deck[] = Object.values(sampleDecks);
  return all[random.below(all.length)] as Deck;
};
/** A deck for each player, the person's first; those that are not named are drawn. */
export function decksOf({ deck, against = [] }: PlayOptions, count: number, random: Random): readonly Deck[] {
  if (against.length > count - 1)
    throw new UsageError(`--against is given ${against.length} times; there ${count === 2 ? 'is 1 opponent' : `are ${count - 1} opponents`}`);
  const own = deck === undefined ? anyDeck(random) : deckOf(deck, '--deck');
  const others = Array.from({ length: count - 1 }, (_, at) => {
    const given = against[at] ?? against[0];
    return given === undefined ? anyDeck(random) : deckOf(given, '--against');
  });
  return [own, ...others];
}
/** What a constructed deck may not be; said, not refused: this is a game among friends. */
export const remarksOn = (deck: Deck): readonly string[] =>
  deckProblems(deck, 'constructed')
    .filter(({ kind }) => kind === 'size' || kind === 'copies')
    .map(deckProblemText);
