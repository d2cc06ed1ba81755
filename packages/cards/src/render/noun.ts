import type { CardType, Color, State, Supertype } from '@arbiter/schema';
import type { Agree, Phrase } from './phrase.ts';

/** What a language has a noun for; a subtype stands for itself. */
export type NounKey =
  | CardType
  | 'permanent'
  | 'card'
  | 'spell'
  | 'ability'
  | 'token'
  | 'source'
  | 'object'
  | 'player'
  | 'opponent'
  | 'team'
  | 'damage'
  | 'life'
  | 'mana'
  | 'counter'
  | 'color'
  | 'time'
  | 'target'
  | 'library'
  | 'hand'
  | 'graveyard';
export type Head = { readonly noun: NounKey } | { readonly word: string };
export type AdjectiveKey =
  | Color
  | Supertype
  | Exclude<State, 'token' | 'card' | 'permanent' | 'spell' | 'ability'>
  | 'other'
  | 'active'
  | 'nonactive'
  | 'defending';
export type Adjective = { readonly is: AdjectiveKey; readonly not?: boolean } | { readonly not: Head };

/** What a noun phrase is about, before a language puts it into words. */
export interface Described {
  readonly heads: readonly (readonly Head[])[]; // "artifact creature or land"; none: whatever `noun` says
  readonly noun: NounKey;
  readonly named?: boolean; // whether `noun` is said beside the heads: "creature card"
  readonly adjectives: readonly (readonly Adjective[])[]; // each a list of alternatives: "white or blue"
  readonly tails: readonly string[]; // "you control", "with flying"
  readonly nounless?: boolean; // only its adjectives are said: "is untapped"
  readonly size?: string; // "3/3"
}
export type Determiner = 'a' | 'the' | 'each' | 'all' | 'bare' | 'target' | 'that' | 'chosen' | 'any' | 'no' | 'your' | 'enchanted' | 'equipped';
export interface NounPhrase {
  readonly det: Determiner;
  readonly what: Described;
  readonly many?: boolean;
}
/** How many: a number, a letter that stands for one, "that many", all, up to, from so many to so many. */
export type Count =
  | number
  | 'all'
  | { readonly letter: string }
  | { readonly sameAs: true }
  | { readonly upTo: number | string }
  | { readonly from: string; readonly to: string };

export interface Nouns {
  np(phrase: NounPhrase): Phrase;
  /** "two cards", "3 damage"; `digits` for what is measured rather than counted. */
  counted(count: Count, what: Described, style: 'digits' | 'words', det?: Determiner): Phrase;
}

export const noun = (key: NounKey, ...adjectives: readonly AdjectiveKey[]): Described => ({
  heads: [],
  noun: key,
  adjectives: adjectives.map((is) => [{ is }]),
  tails: [],
});
export const withTail = (what: Described, ...tails: readonly string[]): Described => ({ ...what, tails: [...what.tails, ...tails] });
/** What is left of a description once the thing has been introduced: "that creature". */
export const bareOf = ({ heads, noun, named }: Described): Described => ({ heads, noun, ...(named ? { named } : {}), adjectives: [], tails: [] });
export const agreeOf = (many: boolean): Agree => (many ? 'many' : 'one');
