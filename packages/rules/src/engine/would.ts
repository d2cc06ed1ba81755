import type { Bindings, Cause, Cite, CopyValues, Event, Id, Mana, OnStack, Phase, Seat, Step, Thing, Zone } from '@arbiter/schema';

/** How an object enters a zone: filled in by the rule that moves it and by the effects that change how it enters. */
export interface Entering {
  readonly under?: Seat;
  readonly position?: number; // from the top, in a library or graveyard
  readonly random?: boolean; // chance decided the position
  readonly tapped?: boolean;
  readonly faceDown?: boolean;
  readonly face?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly attachedTo?: Thing;
  readonly links?: Bindings;
  readonly values?: CopyValues;
  readonly attacking?: { readonly defender: Thing; readonly player: Seat; readonly unblocked?: boolean };
  readonly blocking?: Id;
  readonly revealed?: boolean;
  readonly stack?: OnStack;
}

interface Common {
  readonly rule: Cite;
  readonly by?: Id; // the source of the effect that does it
  readonly player?: Seat; // who does it
  readonly done?: readonly string[]; // keys of the replacement effects already applied (2016:614.5)
}
/** Something about to happen that cards may replace or prevent. A closed list. */
export type Would = Common &
  (
    | { readonly would: 'move'; readonly object: Id; readonly to: Zone; readonly cause: Cause; readonly entering?: Entering }
    | { readonly would: 'damage'; readonly source: Id; readonly to: Thing; readonly amount: number; readonly combat: boolean; readonly unpreventable?: boolean }
    | { readonly would: 'gainLife'; readonly seat: Seat; readonly amount: number }
    | { readonly would: 'loseLife'; readonly seat: Seat; readonly amount: number; readonly fromDamage?: boolean }
    | { readonly would: 'draw'; readonly seat: Seat; readonly nth?: number }
    | { readonly would: 'discard'; readonly object: Id; readonly seat: Seat; readonly chosenBy?: Seat }
    | { readonly would: 'destroy'; readonly object: Id; readonly noRegeneration?: boolean }
    | { readonly would: 'sacrifice'; readonly object: Id; readonly seat: Seat }
    | { readonly would: 'counters'; readonly on: Thing; readonly counter: string; readonly amount: number; readonly paid?: true } // paid: as a cost, not by an effect
    | {
        readonly would: 'token';
        readonly seat: Seat;
        readonly owner: Seat;
        readonly values: CopyValues;
        readonly amount: number;
        readonly card?: string;
        readonly entering?: Entering;
        readonly as?: string;
      }
    | { readonly would: 'tap'; readonly object: Id; readonly forMana?: boolean }
    | { readonly would: 'untap'; readonly object: Id }
    | { readonly would: 'mana'; readonly seat: Seat; readonly mana: readonly Mana[]; readonly source: Id; readonly tapped: boolean }
    | { readonly would: 'bring'; readonly seat: Seat; readonly card: string; readonly to: Zone }
    | { readonly would: 'shuffle'; readonly seat: Seat }
    | { readonly would: 'phaseOut'; readonly objects: readonly Id[] }
    | { readonly would: 'phaseIn'; readonly objects: readonly Id[] }
    | { readonly would: 'turn'; readonly seat: Seat; readonly extra: boolean }
    | { readonly would: 'phase'; readonly phase: Phase; readonly extra: boolean }
    | { readonly would: 'step'; readonly step: Step; readonly seat: Seat }
    | { readonly would: 'lose'; readonly seat: Seat; readonly why: 'life' | 'drew' | 'poison' | 'effect' | 'commander' | 'team' }
    | { readonly would: 'win'; readonly seat: Seat }
  );
export type WouldOf<K extends Would['would']> = Extract<Would, { would: K }>;

/** A replacement or prevention effect that could apply to something about to happen. */
export interface Replacer {
  readonly key: string; // stable: the object and ability, or the lasting effect
  readonly source: Id | null;
  readonly order: 'self' | 'control' | 'copy' | 'other'; // 2016:616.1a–d
  readonly optional: boolean;
}

/** What has become of one would after one replacement: other woulds in its place, facts that go into the same batch, and what is done right after the batch. */
export interface Replaced<After> {
  readonly woulds: readonly Would[];
  readonly facts?: readonly Event[];
  readonly after?: readonly After[];
}
