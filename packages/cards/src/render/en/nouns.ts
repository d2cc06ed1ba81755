import type { Adjective, AdjectiveKey, Count, Described, Determiner, Head, NounKey, NounPhrase } from '../noun.ts';
import { agreeOf } from '../noun.ts';
import type { Phrase } from '../phrase.ts';
import type { Table } from '../tables.ts';

const plurals = {
  sorcery: 'sorceries',
  phenomenon: 'phenomena',
  conspiracy: 'conspiracies',
  ability: 'abilities',
  library: 'libraries',
  damage: 'damage',
  life: 'life',
  mana: 'mana',
} as const;
const irregular: Readonly<Record<string, string>> = {
  Elf: 'Elves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Dwarf: 'Dwarves',
  Thief: 'Thieves',
  Plains: 'Plains',
  Merfolk: 'Merfolk',
  Fish: 'Fish',
  Sheep: 'Sheep',
  Ox: 'Oxen',
};

const adjectives = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  basic: 'basic',
  elite: 'elite',
  legendary: 'legendary',
  ongoing: 'ongoing',
  snow: 'snow',
  world: 'world',
  tapped: 'tapped',
  untapped: 'untapped',
  attacking: 'attacking',
  blocking: 'blocking',
  blocked: 'blocked',
  unblocked: 'unblocked',
  attackingAlone: 'lone attacking',
  faceDown: 'face-down',
  faceUp: 'face-up',
  multicolored: 'multicolored',
  monocolored: 'monocolored',
  colorless: 'colorless',
  attached: 'attached',
  enchanted: 'enchanted',
  equipped: 'equipped',
  kicked: 'kicked',
  activated: 'activated',
  triggered: 'triggered',
  singleTarget: 'single-target',
  summoningSick: 'summoning-sick',
  legal: 'legal',
  regenerated: 'regenerated',
  paired: 'paired',
  monstrous: 'monstrous',
  renowned: 'renowned',
  other: 'other',
  active: 'active',
  nonactive: 'nonactive',
  defending: 'defending',
} as const satisfies Table<AdjectiveKey>;

/** "time" is said "once", "twice", "three times". */
const times = ['', 'once', 'twice'];
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const numberWord = (n: number): string => numbers[n] ?? String(n);

const regular = (word: string): string => (/(?:s|x|ch|sh)$/u.test(word) ? `${word}es` : /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`);
const pluralOf = (word: string): string => irregular[word] ?? (word in plurals ? plurals[word as keyof typeof plurals] : regular(word));
const headWord = (head: Head): string => ('word' in head ? head.word : nounWord(head.noun));
const nounWord = (noun: NounKey): string => noun;

const adjectiveWord = (one: Adjective): string => {
  if (!('is' in one)) return `non${joinable(headWord(one.not))}`;
  return one.not ? `non${joinable(adjectives[one.is])}` : adjectives[one.is];
};
const joinable = (word: string): string => (/^\p{Lu}/u.test(word) ? `-${word}` : word);

const listed = (words: readonly string[]): string => (words.length < 3 ? words.join(' or ') : `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`);
const words = (heads: readonly Head[]): readonly string[] =>
  [...heads.filter((head) => 'word' in head), ...heads.filter((head) => 'noun' in head)].map(headWord);
const withLast = (list: readonly string[], change: (word: string) => string): string =>
  list.map((word, at) => (at === list.length - 1 ? change(word) : word)).join(' ');

/** The nouns themselves: "Goblin creature", "instants or sorceries", "artifact card". */
function core(what: Described, many: boolean): string {
  if (what.nounless) return '';
  const { heads, noun, named } = what;
  const last = (word: string): string => (many ? pluralOf(word) : word);
  if (heads.length === 0) return last(nounWord(noun));
  if (named) return `${listed(heads.map((head) => words(head).join(' ')))} ${last(nounWord(noun))}`;
  return listed(heads.map((head) => withLast(words(head), last)));
}

const isOther = (group: readonly Adjective[]): boolean => group.some((one) => 'is' in one && one.is === 'other' && !one.not);
function described(what: Described, many: boolean): string {
  const tails = what.tails.map((tail) => tail.replace(/⟨([^|⟩]*)\|([^⟩]*)⟩/gu, many ? '$2' : '$1'));
  const before = what.adjectives.filter((group) => !isOther(group)).map((group) => listed(group.map(adjectiveWord)));
  return [
    ...(what.size ? [what.size] : []),
    before.filter((word) => word !== '').join(before.some((word) => word.startsWith('non')) ? ', ' : ' '),
    core(what, many),
    ...tails,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const article = (text: string): string => (/^(?:[aeio]|u(?!n[iu])|8|11(?!\d)|18(?!\d))/iu.test(text) ? `an ${text}` : `a ${text}`);
const determined = (det: Determiner, text: string, many: boolean, other: boolean): string => {
  const rest = other ? `other ${text}` : text;
  switch (det) {
    case 'a':
      return many ? rest : other ? `another ${text}` : article(text);
    case 'target':
      return other && !many ? `another target ${text}` : other ? `other target ${text}` : `target ${text}`;
    case 'that':
      return `${many ? 'those' : 'that'} ${rest}`;
    case 'the':
    case 'each':
    case 'all':
    case 'any':
    case 'no':
    case 'your':
      return `${det} ${rest}`;
    case 'chosen':
      return `the chosen ${rest}`;
    case 'enchanted':
    case 'equipped':
      return `${det} ${rest}`;
    case 'bare':
      return rest;
    default:
      return det satisfies never;
  }
};

const possessive = (text: string, many: boolean): string => (many && text.endsWith('s') ? `${text}'` : `${text}'s`);
export const english = (text: string, many: boolean): Phrase => ({ of: (form) => (form === 'gen' ? possessive(text, many) : text), agree: agreeOf(many) });

export const np = ({ det, what, many = false }: NounPhrase): Phrase =>
  english(determined(det, described(what, many), many, what.adjectives.some(isOther)), many);

const timesOf = (count: Exclude<Count, 'all'>): string =>
  typeof count === 'number' ? (times[count] ?? `${numberWord(count)} times`) : `${quantified(count, 'words')} times`;

/** The number itself, as it stands before a noun. */
function quantified(count: Exclude<Count, 'all'>, style: 'digits' | 'words', uncountable = false): string {
  if (typeof count === 'number') return style === 'words' ? numberWord(count) : String(count);
  if ('letter' in count) return count.letter;
  if ('sameAs' in count) return uncountable ? 'that much' : 'that many';
  return 'upTo' in count ? `up to ${typeof count.upTo === 'number' ? numberWord(count.upTo) : count.upTo}` : `from ${count.from} to ${count.to}`;
}

const isUncountable = ({ noun, heads }: Described): boolean => heads.length === 0 && (noun === 'damage' || noun === 'life' || noun === 'mana');

export function counted(count: Count, what: Described, style: 'digits' | 'words', det: Determiner = 'a'): Phrase {
  if (count === 'all') return np({ det: 'all', what, many: true });
  if (what.noun === 'time' && what.heads.length === 0) return english(timesOf(count), false);
  const uncountable = isUncountable(what);
  if (count === 1 && !uncountable) return np({ det, what });
  const many = !(typeof count === 'object' && 'upTo' in count && count.upTo === 1);
  const rest = np({ det: det === 'a' || det === 'any' ? 'bare' : det, what, many: many && !uncountable });
  return english(`${quantified(count, style, uncountable)} ${rest.of('nom')}`, many);
}
