import type { Color, ManaType, Zone } from '../words.ts';
import type { Condition, Filter, Quantity, Ref, Who } from './terms.ts';
import type { Destination, Instruction } from './text.ts';

/* What card text has paid, and the mana it makes. */

export type CostPart =
  | { readonly mana: string } // `{2}{R}`, `{X}`; the empty string is a cost that cannot be paid (2016:117.6)
  | { readonly tap: 'self' }
  | { readonly untap: 'self' }
  | { readonly tapOther: Filter; readonly count: Quantity; readonly power?: Quantity; readonly as?: string } // power: at least so many, together of this power
  | { readonly life: Quantity }
  | { readonly sacrifice: 'self' | Filter; readonly count?: Quantity; readonly as?: string; readonly lessens?: 'manaValue' | 'manaCost' } // lessens: chosen first, it takes so much off the mana of the whole cost
  | { readonly discard: 'self' | 'hand' | Filter; readonly count?: Quantity; readonly random?: boolean; readonly as?: string }
  | { readonly exile: 'self' | Filter; readonly from?: Zone; readonly count?: Quantity; readonly as?: string }
  | { readonly putBack: 'self' | Filter; readonly to: Destination; readonly from?: Zone; readonly count?: Quantity; readonly as?: string }
  | { readonly reveal: 'self' | Filter; readonly count?: Quantity; readonly as?: string }
  | { readonly mill: Quantity; readonly to?: 'exile' } // the top cards of his library
  | { readonly putCounters: string; readonly count: Quantity; readonly on?: 'self' | Filter }
  | { readonly removeCounters: string; readonly count: Quantity; readonly on?: 'self' | Filter; readonly as?: string }
  | { readonly payCounters: string; readonly count: Quantity } // of the player himself: {E} is one energy counter (2016:107.14)
  | { readonly loyalty: number | 'X' | '-X' } // 2008:104.7-2
  | { readonly addMana: string; readonly who: Who }
  | { readonly perform: readonly Instruction[] } // any other action
  | { readonly oneOf: readonly Cost[] }
  | { readonly cost: Cost; readonly times: Quantity }; // once for each of so many
export type Cost = readonly CostPart[];

/** A cost beside or instead of the mana cost, announced on casting or activating (2016:601.2b). */
export interface ExtraCost {
  readonly key: string; // "kicker", "buyback", "flashback", "evoke" …: what `{ paid }` asks for
  readonly cost: Cost;
  readonly times?: 'once' | 'any'; // multikicker
  readonly while?: Condition;
}

/** Mana an ability makes. */
export type ManaSpec =
  | string // symbols, `{G}{G}`, hybrid symbols ask (2008:104.3g)
  | {
      readonly colors:
        | readonly Color[]
        | 'any'
        | { readonly linked: string }
        | { readonly ref: string }
        | { readonly couldProduce: Filter; readonly alsoColorless?: true }
        | { readonly colorsOf: Ref }; // linked, ref: types named or made before
      readonly count: Quantity;
      readonly same?: boolean;
    }
  | { readonly symbol: ManaType; readonly count: Quantity };
/** What may be bought with a mana and what happens if it is (2016:106.6). */
export interface ManaRider {
  readonly only?: Filter;
  readonly persists?: 'endOfTurn';
  readonly uncounterable?: boolean;
  readonly spent?: { readonly on: Filter; readonly do: readonly Instruction[] }; // done as it is spent on such a spell or ability, which is bound as `bought`
}
