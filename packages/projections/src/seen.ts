import type { Cite, EventOf, EventType, Game, Id, Seat, Setup, ViewedGame, Zone } from '@arbiter/schema';

/** Who looks: a seat, anyone, or one who may see all. */
export type Viewer = { readonly seat: Seat } | 'public' | 'judge';
export const isSeatOf = (viewer: Viewer, seat: Seat | null): boolean => typeof viewer === 'object' && viewer.seat === seat;

/** What of an event somebody may be sent as null, or of a list as a list with nulls in it. */
export const veiled = {
  EntropyGiven: ['entropy'],
  YieldSet: ['until', 'stopIf'],
  SpellCast: ['object'],
  LandPlayed: ['object'],
  AbilityActivated: ['source'],
  AbilityTriggered: ['source'],
  TargetsChosen: ['targets'],
  TargetsChanged: ['targets'],
  ObjectCeased: ['object'],
  ObjectMoved: ['object', 'as', 'card', 'position'],
  CardDrawn: ['object'],
  HandRenewed: ['first'],
  CardBrought: ['object', 'card'],
  TurnedFaceUp: ['object', 'card'],
  Named: ['object'],
  Revealed: ['objects', 'cards'],
  RevealEnded: ['objects'],
  LibraryArranged: ['top', 'bottom'],
  ObjectsChosen: ['objects'],
  WordChosen: ['word'],
  AnswerForced: ['answer'],
  ChosenAtRandom: ['objects'],
  PlayerLeft: ['objects'],
} as const satisfies { readonly [K in EventType]?: readonly (keyof EventOf<K>)[] };

type VeiledOf<K extends EventType> = K extends keyof typeof veiled ? (typeof veiled)[K][number] : never;
type Veil<T> = T extends readonly (infer One)[] ? readonly (One | null)[] | null : T | null;

/** A player's own deck is in his part alone; the sizes of libraries and the command zone are public. A judge has all decks. */
export interface SeenSetup extends Omit<Setup, 'decks' | 'cards'> {
  readonly decks?: Setup['decks'];
  readonly cards?: Setup['cards'];
  readonly libraries?: Readonly<Record<Seat, number>>;
  readonly command?: Readonly<Record<Seat, readonly string[]>>;
}
/** Whose zone something lies in that is hidden there; told to those who are not told everything. */
export interface Where {
  readonly zone: Zone;
  readonly owner: Seat;
}
/** What is not simply the event with nulls in it. */
interface Otherwise {
  readonly GameCreated: { readonly type: 'GameCreated'; readonly rule: Cite; readonly setup: SeenSetup };
  readonly LibraryShuffled: {
    readonly type: 'LibraryShuffled';
    readonly rule: Cite;
    readonly player: Seat;
    readonly order?: readonly number[];
    readonly first?: Id;
  };
  readonly ObjectCeased: Plainly<'ObjectCeased'> & { readonly where?: Where | null };
  readonly Revealed: Plainly<'Revealed'> & { readonly where?: readonly (Where | null)[] };
  /** Whoever comes to control what is face down is told which card it is. */
  readonly ControllerChanged: Plainly<'ControllerChanged'> & { readonly card?: string | null };
  readonly ActionReversed: Omit<EventOf<'ActionReversed'>, 'kept'> & { readonly kept: readonly (Seen | null)[] };
  readonly PositionSet: Omit<EventOf<'PositionSet'>, 'game'> & { readonly game: Game | ViewedGame };
}
type Plainly<K extends EventType> = { readonly [F in keyof EventOf<K>]: F extends VeiledOf<K> ? Veil<EventOf<K>[F]> : EventOf<K>[F] };

/** An event as it happened, or as somebody is sent it. What stands in bindings, links and lasting effects may be hidden too: no projection reads these. */
export type SeenOf<K extends EventType> = K extends keyof Otherwise ? Otherwise[K] : Plainly<K>;
export type Seen = { readonly [K in EventType]: SeenOf<K> }[EventType];

/** An entry as far as somebody sees it; a full entry is one, and what he does not see at all is null. */
export interface SeenEntry {
  readonly index: number;
  readonly at: number;
  readonly batches: readonly SeenBatch[];
}
export type SeenBatch = readonly (Seen | null)[];

export const isWhole = (game: Game | ViewedGame): game is Game => 'objects' in game;
