import type { CardType, Color, Layout, Supertype } from '../words.ts';
import type { Ability } from './text.ts';

/** One face, or one half, of a card. Absent is not zero: a face without `cost` has no mana cost (2016:202.1b), one without `power` no power. */
export interface Face {
  readonly name: string;
  readonly cost?: string;
  readonly colors?: readonly Color[]; // colour indicator; absent: from the cost (2016:105.2)
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly power?: number | '*'; // `*` and its sums are a defining ability among `abilities`
  readonly toughness?: number | '*';
  readonly loyalty?: number | 'X';
  readonly hand?: number;
  readonly life?: number; // a vanguard's modifiers
  readonly abilities?: readonly Ability[];
}

export interface Card {
  readonly v: 1;
  readonly name: string;
  readonly ru?: string; // the Russian name
  readonly layout: Layout;
  readonly faces: readonly Face[];
  readonly per?: { readonly classic?: readonly Face[]; readonly modern?: readonly Face[] }; // a card whose data differ by edition
  readonly deckLimit?: number | 'none';
  readonly source?: { readonly textHash: string; readonly compiler: string; readonly version: string };
  readonly unsupported?: readonly { readonly clause: string; readonly why: string }[]; // decks refuse it unless it is allowed by name
}
