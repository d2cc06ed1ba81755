import type { Ability } from '@arbiter/schema';
import type { Phrase } from '../phrase.ts';
import type { Voice } from '../voice.ts';
import { quality } from './rule.ts';

type Keyword = Extract<Ability, { readonly kind: 'keyword' }>;

/** The keywords whose parameters are joined to them by words of their own. */
type Joined = 'protection' | 'landwalk' | 'typecycling' | 'enchant' | 'affinity' | 'champion';
const joined: readonly string[] = ['protection', 'landwalk', 'typecycling', 'enchant', 'affinity', 'champion'] satisfies readonly Joined[];

/** It has no name of its own. */
const beginInPlay = 'beginInPlay';
const isPlain = ({ cost, amount, filter, word }: Keyword): boolean => cost === undefined && amount === undefined && filter === undefined && word === undefined;
const isMana = (cost: Keyword['cost']): boolean => cost !== undefined && cost.every((part) => 'mana' in part);

/** A keyword with its parameters: "protection from black", "equip {2}". */
export function keyword(v: Voice, k: Keyword, form?: 'acc'): string {
  const t = v.lang.messages.keyword;
  if (k.keyword === beginInPlay) return v.say(t.beginInPlay, { it: v.ref('self') });
  const name = v.lang.keyword(k.keyword, form);
  if (isPlain(k)) return name;
  const described = k.filter === undefined ? undefined : v.describe(k.filter);
  const np = (det: 'bare' | 'a', many: boolean): Phrase | undefined => described && v.lang.np({ det, what: described, many });
  const params = {
    keyword: name,
    quality: k.filter === undefined ? undefined : quality(v, k.filter),
    what: np('bare', false),
    many: np('bare', true),
    a: np('a', false),
    word: k.word === undefined ? undefined : v.lang.subtype(k.word),
    n: k.amount === undefined ? undefined : v.amount(k.amount),
    mana: isMana(k.cost) ? v.costLine(k.cost ?? []) : undefined,
    cost: k.cost === undefined || isMana(k.cost) ? undefined : v.costLine(k.cost),
  };
  return v.say(joined.includes(k.keyword) ? t[k.keyword as Joined] : t.other, params);
}
export const isBareKeyword = (ability: Ability): boolean =>
  ability.kind === 'keyword' && ability.keyword !== beginInPlay && isPlain(ability) && ability.while === undefined && ability.zones === undefined;
