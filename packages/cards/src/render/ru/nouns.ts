import { agreeOf, type Count, type Described, type Determiner, type Adjective as Given, type Head, type NounPhrase } from '../noun.ts';
import type { Form, Phrase } from '../phrase.ts';
import { type Agreement, adjectives, being, type Case, determiners } from './adjectives.ts';
import { type Noun, nouns, subtypes } from './lexicon.ts';

export const subtype = (word: string): string => subtypes[word] ?? word;
const caseOf = (form: Form): Case => (form === 'subj' ? 'nom' : form);
const joined = (words: readonly string[]): string => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} или ${words.at(-1)}`);

/** Types decline and are joined by a hyphen; subtypes follow as they are: "артефакт-существо Голем". */
const headText = (heads: readonly Head[], form: Case, many: boolean): string => {
  const types = heads.flatMap((head) => ('noun' in head ? [nouns[head.noun].of(form, many)] : []));
  const words = heads.flatMap((head) => ('word' in head ? [subtype(head.word)] : []));
  return [types.join('-'), words.join(' ')].filter((text) => text !== '').join(' ');
};
const hasNoun = (heads: readonly Head[]): boolean => heads.some((head) => 'noun' in head);

const areSpells = (heads: Described['heads']): boolean =>
  heads.length > 0 && heads.flat().every((head) => 'noun' in head && (head.noun === 'instant' || head.noun === 'sorcery'));
/** "Мгновенное заклинание" is a spell already. */
const isSaid = ({ heads, noun, named }: Described): boolean => named === true && !(noun === 'spell' && areSpells(heads));

/** The noun that everything agrees with. */
const mainOf = (what: Described): Noun => {
  const first = what.heads[0]?.find((head) => 'noun' in head);
  return nouns[isSaid(what) || !first ? what.noun : first.noun];
};
function core(what: Described, form: Case, many: boolean): string {
  const { heads, noun } = what;
  if (what.nounless) return '';
  const own = nouns[noun].of(form, many);
  if (heads.length === 0) return own;
  if (isSaid(what)) return `${own} ${joined(heads.map((head) => headText(head, 'gen', false)))}`;
  return joined(heads.map((head) => (hasNoun(head) ? headText(head, form, many) : `${own} ${headText(head, form, many)}`)));
}

const before = (group: readonly Given[], to: Agreement): string =>
  joined(group.flatMap((one) => ('is' in one ? [`${one.not ? 'не ' : ''}${adjectives[one.is](to)}`] : [])));
const after = (group: readonly Given[], to: Agreement): string =>
  joined(group.flatMap((one) => ('is' in one ? [] : [`, ${being(to)} ${'noun' in one.not ? nouns[one.not.noun].of('ins', false) : subtype(one.not.word)}`])));

/** "Другое целевое существо": it stands before all else. */
const isOther = (group: readonly Given[]): boolean => group.some((one) => 'is' in one && one.is === 'other');

function text(det: Determiner, what: Described, form: Case, many: boolean): string {
  const main = mainOf(what);
  const to: Agreement = { gender: main.gender, animate: main.animate, many: many || main.pluralOnly === true, case: form };
  const parts = [
    ...what.adjectives.filter(isOther).map((group) => before(group, to)),
    determiners[det](to),
    ...what.adjectives.filter((group) => !isOther(group)).map((group) => before(group, to)),
    core(what, form, many),
    ...(what.size ? [what.size] : []),
    ...what.adjectives.map((group) => after(group, to)),
    ...what.tails,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

export const np = ({ det, what, many = false }: NounPhrase): Phrase => ({ of: (form) => text(det, what, caseOf(form), many), agree: agreeOf(many) });

const numerals = ['ноль', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'];
const ones: Readonly<Record<Noun['gender'], readonly [string, string]>> = { m: ['один', 'один'], f: ['одна', 'одну'], n: ['одно', 'одно'] };
export const numberWord = (n: number): string => numerals[n] ?? String(n);

const numeral = (n: number, { gender }: Noun, form: Case): string =>
  n === 1 ? ones[gender][form === 'acc' ? 1 : 0] : n === 2 && gender === 'f' ? 'две' : numberWord(n);
/** One takes the case itself, two to four the genitive of one, more the genitive of many. */
const groupOf = (n: number): 'one' | 'few' | 'many' => {
  const [last, teens] = [n % 10, n % 100];
  if (last === 1 && teens !== 11) return 'one';
  return last >= 2 && last <= 4 && (teens < 12 || teens > 14) ? 'few' : 'many';
};

/** Adjectives beside "two" are in the genitive of many, with feminine nouns in the nominative. */
function few(det: Determiner, what: Described): string {
  const main = mainOf(what);
  const adjectival: Agreement = { gender: main.gender, animate: main.animate, many: true, case: main.gender === 'f' ? 'nom' : 'gen' };
  const words = [determiners[det](adjectival), ...what.adjectives.map((group) => before(group, adjectival))];
  return [...words, text('bare', { ...what, adjectives: [] }, 'gen', false), ...what.adjectives.map((group) => after(group, adjectival))]
    .filter((part) => part !== '')
    .join(' ');
}

function numbered(n: number, what: Described, style: 'digits' | 'words', det: Determiner, form: Case): string {
  const isDirect = form === 'nom' || form === 'acc';
  const said = style === 'words' && isDirect ? numeral(n, mainOf(what), form) : String(n);
  if (groupOf(n) === 'one') return `${said} ${text(det, what, form, false)}`;
  if (!isDirect) return `${said} ${text(det, what, form, true)}`;
  return `${said} ${groupOf(n) === 'few' ? few(det, what) : text(det, what, 'gen', true)}`;
}

const amountText = (count: Exclude<Count, number | 'all'>): string => {
  if ('letter' in count) return count.letter;
  if ('sameAs' in count) return 'столько же';
  return 'upTo' in count ? `не более ${count.upTo}` : `от ${count.from} до ${count.to}`;
};
const isMeasured = ({ noun, heads }: Described): boolean => heads.length === 0 && (noun === 'damage' || noun === 'life' || noun === 'mana' || noun === 'time');

export function counted(count: Count, what: Described, style: 'digits' | 'words', det: Determiner = 'a'): Phrase {
  if (count === 'all') return np({ det: 'all', what, many: true });
  if (count === 1 && !isMeasured(what)) return np({ det, what });
  if (typeof count === 'number') return { of: (form) => numbered(count, what, style, det, caseOf(form)), agree: agreeOf(count !== 1) };
  return { of: () => `${amountText(count)} ${text(det === 'any' ? 'bare' : det, what, 'gen', !('upTo' in count && count.upTo === 1))}`, agree: 'many' };
}
