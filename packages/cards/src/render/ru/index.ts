import { noun } from '../noun.ts';
import { type Phrase, plain } from '../phrase.ts';
import { capital } from '../say/sentence.ts';
import type { Language } from '../voice.ts';
import { adjectives, controlling, rest, thisOne } from './adjectives.ts';
import { counterNames, keywords, type Noun, nouns, owner as ownerNoun } from './lexicon.ts';
import { ru } from './messages.ts';
import { counted, np, numberWord, subtype } from './nouns.ts';

const place = { you: 0, one: 1, many: 2, bare: 3 } as const;
const you: Readonly<Record<string, string>> = { nom: 'вы', subj: 'вы', gen: 'вас', dat: 'вам', acc: 'вас', ins: 'вами', pre: 'вас' };
const conjunctions = { and: 'и', or: 'или' } as const;

const agreed = (text: (form: Exclude<Parameters<Phrase['of']>[0], 'subj'>) => string): Phrase => ({
  of: (form) => text(form === 'subj' ? 'nom' : form),
  agree: 'one',
});
const accusative = (word: string): string => word.replace(/а$/u, 'у').replace(/я$/u, 'ю');
const living = { gender: 'm', animate: true, many: false } as const;

export const russianLanguage: Language = {
  messages: ru,
  np,
  counted,
  verb: (forms, agree) => forms[place[agree]] ?? '',
  you: { of: (form) => you[form] ?? '', agree: 'you' },
  it: agreed((form) => `${thisOne({ ...living, animate: false, case: form })} ${nouns.object.of(form, false)}`),
  rest: { ...agreed((form) => rest({ ...living, animate: false, many: true, case: form })), agree: 'many' },
  name: (name) => plain(name),
  again: (name) => plain(name),
  owned: (zone, owner) => {
    if (owner === null || owner.agree === 'you') return { ...np({ det: owner === null ? 'bare' : 'your', what: noun(zone) }), is: [zone] };
    const of = agreed((form) => `${nouns[zone].of(form, false)} ${owner.of('gen')}`);
    return { ...of, is: [zone] };
  },
  controllerOf: (of) => agreed((form) => `${controlling({ ...living, case: form })} ${of.of('acc')} ${nouns.player.of(form, false)}`),
  ownerOf: (of) => agreed((form) => `${ownerNoun.of(form, false)} ${of.of('gen')}`),
  caused: (subject) => ({ ...subject, of: (form) => (form === 'subj' ? `сделать так: ${subject.of('nom')}` : subject.of(form)) }),
  list: (items, word) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunctions[word]} ${items.at(-1)}`),
  subtype,
  keyword: (word, form) => (form === 'acc' ? accusative(keywords[word] ?? word) : (keywords[word] ?? word)),
  number: numberWord,
  counter: (name) => counterNames[name] ?? name,
  typeLine: ({ supertypes = [], types, subtypes = [] }) => {
    const main: Noun = nouns[types[0] ?? 'permanent'];
    const to = { gender: main.gender, animate: main.animate, many: main.pluralOnly === true, case: 'nom' } as const;
    const left = [...supertypes.map((word) => adjectives[word](to)), types.map((type) => nouns[type].of('nom', false)).join('-')].join(' ');
    return [capital(left), ...(subtypes.length > 0 ? [subtypes.map(subtype).join(' ')] : [])].join(' — ');
  },
  quoted: (text) => `«${text}»`,
};
