import type { Phrase } from '../phrase.ts';
import { plain } from '../phrase.ts';
import { capital } from '../say/sentence.ts';
import type { Language } from '../voice.ts';
import { en } from './messages.ts';
import { counted, english, np, numberWord } from './nouns.ts';

const pronoun = (nom: string, acc: string, gen: string, agree: Phrase['agree']): Phrase => ({
  of: (form) => (form === 'gen' ? gen : form === 'nom' || form === 'subj' ? nom : acc),
  agree,
});

const joined = (items: readonly string[], word: string): string => {
  if (items.length < 3) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}`;
};
const CANNOT = "can't ";
/** "can't attack or block": what is denied twice is denied once. */
const list = (items: readonly string[], word: 'and' | 'or'): string =>
  word === 'and' && items.length > 1 && items.every((item) => item.startsWith(CANNOT))
    ? CANNOT +
      joined(
        items.map((item) => item.slice(CANNOT.length)),
        'or',
      )
    : joined(items, word);

const it = pronoun('it', 'it', 'its', 'one');

const ofThem = (of: Phrase): string => (of.agree === 'many' ? 'their' : of.of('gen'));

export const englishLanguage: Language = {
  messages: en,
  np,
  counted,
  verb: (forms, agree) => (agree === 'one' ? forms.at(-1) : forms[0]) ?? '',
  you: { ...pronoun('you', 'you', 'your', 'you'), is: ['yours'] },
  it,
  rest: english('the rest', true),
  name: (name) => english(name, false),
  again: () => it,
  owned: (zone, owner) => plain(owner ? `${owner.of('gen')} ${zone}` : `a ${zone}`),
  controllerOf: (of) => english(`${ofThem(of)} controller`, false),
  ownerOf: (of) => english(`${ofThem(of)} owner`, false),
  caused: (subject) => ({ of: (form) => (form === 'subj' ? `have ${subject.of('acc')}` : subject.of(form)), agree: 'bare', is: subject.is ?? [] }),
  list,
  subtype: (word) => word,
  keyword: (word) => word,
  number: numberWord,
  counter: (name) => name,
  typeLine: ({ supertypes = [], types, subtypes = [] }) => {
    const left = [...supertypes.map((word) => en.supertype[word]), ...types.map((word) => en.cardType[word])].map(capital).join(' ');
    return [left, ...(subtypes.length > 0 ? [subtypes.join(' ')] : [])].join(' — ');
  },
  quoted: (text) => text,
};
