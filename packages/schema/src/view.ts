import type { Action } from './action.ts';
import type { DecisionOf, Kind } from './decisions/index.ts';
import type { Awaited, Entry } from './entry.ts';
import type { EventType } from './event.ts';
import type { Characteristics, Game, Mana, Obj, Thing } from './game.ts';
import type { Cite, Id, Seat, Zone } from './words.ts';

/*
 * What one viewer is shown: a seat, a spectator or a judge. Null stands where something is hidden from him.
 */

/** An object as a viewer may see it. `id` and `card` are null where they are hidden from him. */
export interface ViewedObject {
  readonly id: Id | null;
  readonly kind: Obj['kind'];
  readonly card: string | null;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: Zone;
  readonly faceDown: boolean;
  readonly face: number;
  readonly tapped?: boolean;
  readonly damage?: number;
  readonly sick?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  readonly attachedTo?: Thing;
  readonly links?: unknown;
  readonly as?: Characteristics; // after the layers, where a look was given
  readonly stack?: unknown;
}
export interface ViewedPlayer {
  readonly seat: Seat;
  readonly team: number;
  readonly life: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly status: string;
  readonly library: number;
  readonly hand: { readonly count: number; readonly cards: readonly ViewedObject[] };
  readonly graveyard: readonly ViewedObject[];
  readonly mana: readonly Mana[];
  readonly mulligans: number;
  readonly yields: boolean;
  readonly topKnown?: readonly (ViewedObject | null)[];
}
export interface ViewedGame {
  readonly id: string;
  readonly format: string;
  readonly rules: Game['rules'];
  readonly turn: Pick<Game['turn'], 'number' | 'active' | 'phase' | 'step'>;
  readonly players: readonly ViewedPlayer[];
  readonly battlefield: readonly ViewedObject[];
  readonly stack: readonly ViewedObject[];
  readonly exile: readonly ViewedObject[];
  readonly command: readonly ViewedObject[];
  readonly ante: readonly ViewedObject[];
  readonly phasedOut: readonly ViewedObject[];
  readonly combat: Game['combat'];
  readonly priority: Game['priority']['holder'];
  readonly waiting: number;
  readonly result: Game['result'];
}

/** An event as a viewer sees it, with null where something is hidden from him. */
export type Masked = { readonly type: EventType } & Readonly<Record<string, unknown>>;

/** What is public of an entry, and what each seat alone may see of it: its own action, and the events it sees otherwise than everyone, by batch and place. */
export interface PublicPart {
  readonly action: unknown;
  readonly batches: readonly (readonly (Masked | null)[])[];
  readonly awaited: Pick<Awaited, 'seat' | 'kind' | 'cite'> | null;
}
export interface SeatPart {
  readonly action: Action | null;
  readonly events: readonly (readonly [batch: number, place: number, event: Masked | null])[];
}

/** What a message of the public stream says of an entry: enough to follow the chain with what it shows. */
export interface PublicMessage {
  readonly head: Pick<Entry, 'v' | 'game' | 'index' | 'at' | 'engine' | 'prevHash' | 'hash'>;
  readonly public: PublicPart;
  readonly digests: readonly string[];
}
/** The same for a seat: its own part, and the salt that opens its digest. */
export interface SeatMessage extends PublicMessage {
  readonly part: SeatPart;
  readonly salt: string;
}

/** The open question as a viewer may see it: its space is for the seat that is asked, and for judges. */
export type ViewedDecision = { readonly [K in Kind]: { readonly id: number } & DecisionOf<K> }[Kind];
export interface WhoIsAwaited {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly cite: Cite;
}
