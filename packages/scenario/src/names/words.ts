import { type Color, colors } from '@arbiter/schema';

/** Words as they are compared: case, spaces and the sort of apostrophe do not matter. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, '');
export const sameWord = (one: string, other: string): boolean => folded(one) === folded(other);

const colorNames: Readonly<Record<Color, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
/** A colour goes by its name, its letter and its symbol. */
const spellings = (word: string): readonly string[] =>
  (colors as readonly string[]).includes(word) ? [word, `{${word}}`, colorNames[word as Color]] : word === 'C' ? ['C', '{C}', 'colorless'] : [word];

/** Which of these words is meant. */
export const wordFor = (text: string, words: readonly string[]): string | undefined =>
  words.find((word) => word === text) ?? words.find((word) => spellings(word).some((spelling) => sameWord(spelling, text)));
