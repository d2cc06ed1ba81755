import type { Card } from './cards/card.ts';
import type { Ability, Condition, CopyExceptions, EventPattern, Modification, PlayChange, Ref, Replacement, Text, WouldPattern } from './cards/text.ts';
import type { Answer, Kind } from './decisions/index.ts';
import type { Switches } from './switches.ts';
import type { CardType, Cite, Color, Id, ManaType, Phase, Seat, Step, Supertype, Zone } from './words.ts';

/** An object's id or a player's seat: what can be targeted, damaged or attached to. */
export type Thing = Id | Seat;

/** What a name in a card's text stands for while that text is carried out, or what a linked ability remembers. */
export interface Value {
  readonly objects?: readonly Id[];
  readonly players?: readonly Seat[];
  readonly number?: number;
  readonly words?: readonly string[];
  readonly did?: boolean;
}
export type Bindings = Readonly<Record<string, Value>>;

/** One unit of mana in a pool: its type, what made it, and what is special about it (2016:106.6). */
export interface Mana {
  readonly type: ManaType;
  readonly source: Id;
  readonly snow?: boolean;
  readonly only?: import('./cards/text.ts').Filter;
  readonly you?: Seat;
  readonly persists?: 'endOfTurn';
  readonly uncounterable?: boolean;
  readonly spent?: NonNullable<import('./cards/text.ts').ManaRider['spent']>;
}

/** The copiable values of an object that no card of the game describes: a token, a copy, an emblem (2016:706.2). Absent is not zero. */
export interface CopyValues {
  readonly name: string;
  readonly cost?: string;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly power?: number | '*';
  readonly toughness?: number | '*';
  readonly loyalty?: number | 'X';
  readonly abilities: readonly Ability[];
  readonly flipped?: CopyValues; // what it is once it is flipped
}

/** What a spell or ability carries while it is put on the stack and while it waits there. */
export interface OnStack {
  readonly ability: Ability | null; // null: a spell, whose text is its own
  readonly source: Id | null; // the object whose ability it is
  readonly targets: Readonly<Record<string, readonly Thing[]>>;
  readonly division: Readonly<Record<string, readonly number[]>>;
  readonly modes: readonly number[];
  readonly x: number | null;
  readonly paid: Readonly<Record<string, number>>; // optional, alternative and additional costs by key, with how many times
  readonly spent: readonly Mana[];
  readonly from: Zone | null; // where it was cast from
  readonly cast: boolean; // it has become cast (2016:601.2h)
  readonly bindings: Bindings; // what its trigger, its costs and its link remember
  readonly assignment: readonly DamageShare[] | null; // combat damage (2008:310.1)
  readonly after: Zone | null; // where it goes instead of the graveyard (flashback …)
  readonly spliced?: readonly string[]; // cards whose text it has besides its own (2016:702.46)
}
export interface DamageShare {
  readonly source: Id;
  readonly to: Thing;
  readonly amount: number;
}

export type ObjectKind = 'card' | 'token' | 'copy' | 'ability' | 'combatDamage' | 'emblem';
export interface Obj {
  readonly id: Id;
  readonly kind: ObjectKind;
  readonly card: string | null; // a key of `Game.cards`
  readonly values: CopyValues | null; // of a token, a copy or an emblem; of a permanent that entered as a copy
  readonly face: number;
  readonly faceDown: boolean;
  readonly owner: Seat;
  readonly under: Seat; // controller before control effects
  readonly controller: Seat;
  readonly zone: Zone;
  readonly timestamp: number;
  readonly enteredTurn: number;
  readonly gained?: number; // of a permanent: when its controller got it, on the clock of timestamps
  readonly sick: boolean; // not controlled continuously since its controller's most recent turn began (2016:302.6)
  readonly tapped: boolean;
  readonly damage: number;
  readonly deathtouched: boolean; // dealt damage by a source with deathtouch since state-based actions were last checked
  readonly counters: Readonly<Record<string, number>>;
  readonly attachedTo: Thing | null;
  readonly links: Bindings; // choices made and objects affected by linked abilities
  readonly did: Readonly<Record<string, number>>; // per-turn history: "attacked", "blocked", "dealtDamage", "wasDealtDamage", activations by ability
  readonly damagedBy: readonly Id[]; // this turn
  readonly was: {
    readonly spell: Id;
    readonly x: number | null;
    readonly paid: Readonly<Record<string, number>>;
    readonly spent: readonly Mana[];
    readonly from: Zone | null;
  } | null; // the spell this permanent was (2016:400.7c)
  readonly revealed: readonly Seat[] | 'all' | null; // who besides those the zone shows it to may see its face
  readonly stack: OnStack | null;
}

/** An object as it last existed (2016:608.2g), with the characteristics it had then. */
export interface PastObject {
  readonly object: Obj;
  readonly as: Characteristics | null;
  readonly became: Id | null;
} // as: null where only its printed ones are known

export interface Characteristics {
  readonly name: string;
  readonly cost: string | null;
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly power: number | null;
  readonly toughness: number | null;
  readonly basePower: number | null;
  readonly baseToughness: number | null;
  readonly loyalty: number | null;
  readonly abilities: readonly Ability[];
  readonly controller: Seat;
  readonly rules: readonly import('./cards/text.ts').RuleChange[];
}

export interface Player {
  readonly seat: Seat;
  readonly team: number;
  readonly life: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly library: readonly Id[];
  readonly hand: readonly Id[];
  readonly graveyard: readonly Id[]; // first is the top
  readonly sideboard: readonly string[];
  readonly mana: readonly Mana[];
  readonly status: 'playing' | 'conceded' | 'lost' | 'left' | 'won';
  readonly drewFromEmpty: boolean; // 2008:102.3c
  readonly mulligans: number;
  readonly kept: boolean;
  readonly did: Readonly<Record<string, number>>; // per-turn history: spellsCast, cardsDrawn, lifeLost, landsPlayed …
  readonly didLastTurn?: Readonly<Record<string, number>>; // the same of the turn before this one
  readonly yield: Yield | null;
  readonly entropy: string | null;
  readonly upkeeps?: readonly number[]; // when his two last upkeeps began, on the clock of timestamps
}
/** Passes made for a player until a moment comes or a public fact stops them. */
export interface Yield {
  readonly until: 'stack-resolved' | 'my-turn' | { readonly step: Step };
  readonly stopIf: readonly string[];
  readonly sinceTurn: number;
  readonly passes: number;
}

/** Effects that last, shields that wait, triggers set up for later: what resolving spells and abilities leave behind (2016:611.2, 614, 603.7). */
export interface LastingEffect {
  readonly id: number;
  readonly source: Id | null;
  readonly controller: Seat;
  readonly timestamp: number;
  readonly until: Until;
  readonly bindings: Bindings;
  readonly x: number | null;
  readonly what:
    | { readonly kind: 'change'; readonly objects: readonly Id[]; readonly changes: readonly Modification[]; readonly affects?: Ref } // affects: what changes no characteristics may take in what comes later (2016:611.2c)
    | { readonly kind: 'play'; readonly changes: readonly PlayChange[] }
    | { readonly kind: 'copy'; readonly objects: readonly Id[]; readonly values: CopyValues; readonly except?: CopyExceptions }
    | {
        readonly kind: 'shield';
        readonly when: WouldPattern;
        readonly with: Replacement;
        readonly left: number | null;
        readonly uses: number | null;
        readonly chosenSource?: Id;
      }
    | { readonly kind: 'return'; readonly objects: readonly Id[]; readonly to: Zone } // what goes back as the effect ends (2016:610.3)
    | { readonly kind: 'delayed'; readonly when: EventPattern; readonly if?: Condition; readonly text: Text; readonly once: boolean };
}
/** A duration fixed to seats and ids when the effect began. */
export type Until =
  | { readonly at: 'endOfTurn' | 'endOfCombat' | 'endOfStep' | 'endOfPhase' | 'never' }
  | { readonly at: 'turnOf' | 'endOfTurnOf' | 'duringTurnOf'; readonly player: Seat; readonly after: number } // after this turn number
  | { readonly at: 'step'; readonly step: Step; readonly player: Seat | null; readonly after: number }
  | { readonly at: 'while'; readonly condition: Condition }
  | { readonly at: 'leaves'; readonly object: Id };

/** A triggered ability that has triggered and waits to be put on the stack (2016:603.2–603.3). */
export interface Waiting {
  readonly id: number;
  readonly source: Id;
  readonly ability: Ability;
  readonly controller: Seat;
  readonly bindings: Bindings;
  readonly x: number | null;
  readonly ordered: boolean;
}

export interface Attack {
  readonly attacker: Id;
  readonly defender: Thing | null;
  readonly defendingPlayer: Seat;
  readonly band: number | null;
  readonly blocked: boolean | null;
  readonly declared: boolean;
  readonly assigned: boolean;
  readonly hadFirstStrike: boolean;
  readonly wasBlocked: boolean;
}
export interface Block {
  readonly blocker: Id;
  readonly attackers: readonly Id[];
  readonly declared: boolean;
  readonly assigned: boolean;
  readonly hadFirstStrike: boolean;
}
export interface Combat {
  readonly defenders: readonly Seat[];
  readonly attacks: readonly Attack[];
  readonly blocks: readonly Block[];
  readonly declared: boolean;
  readonly damageSteps: number;
  readonly order?: Readonly<Record<string, readonly Id[]>>; // by creature: those it assigns damage among, in their order (switch `damageOrder`)
  readonly gone?: readonly Attack[]; // of creatures that have left this combat, as they were then (2016:508.5)
  readonly blocked?: readonly Block[]; // the same of blockers
}

/** The turns, phases and steps still to come; the sole owner of their order. */
export interface Agenda {
  readonly turns: readonly { readonly player: Seat; readonly extra: boolean }[]; // extra turns only; when empty the next player in order takes one
  readonly phases: readonly { readonly phase: Phase; readonly extra: boolean; readonly added?: number }[]; // added: the number of what an effect added, on its first phase
  readonly steps: readonly { readonly step: Step; readonly extra: boolean }[];
  readonly lastRegular: Seat | null; // whose turn the last turn that was not extra was
  readonly skips: readonly { readonly player: Seat; readonly what: 'turn' | Phase | Step }[];
}
export interface Turn {
  readonly number: number;
  readonly active: Seat;
  readonly phase: Phase | null;
  readonly added?: number; // of a phase that an effect added: see Agenda
  readonly step: Step | null;
  readonly nth: Readonly<Record<string, number>>;
  readonly ending: boolean;
}

export type Result = { readonly winners: readonly Seat[]; readonly draw: boolean; readonly cite: Cite };

/** Written for the loops rule: the position's fingerprint each time somebody could act, since the last free choice. */
export interface LoopWatch {
  readonly seen: Readonly<Record<string, number>>;
  readonly askedNo: readonly Seat[];
}

/** The state of one game: plain data, nothing derived. */
export interface Game {
  readonly id: string;
  readonly rules: Switches;
  readonly format: string;
  readonly openHands: boolean;
  readonly provable: boolean;
  readonly match: { readonly id: string; readonly number: number; readonly previous: { readonly loser: Seat | null; readonly chooser: Seat } | null } | null;
  readonly cards: Readonly<Record<string, Card>>;
  readonly players: readonly Player[]; // in turn order
  readonly teams: readonly (readonly Seat[])[];
  readonly startingLife: number;
  readonly startingHand: number;
  readonly attackOption: 'one' | 'multiple' | 'left' | 'right';
  readonly range: number | null;
  readonly objects: readonly (Obj | null)[]; // by id; null once it has ceased to be
  readonly past: Readonly<Record<string, PastObject>>;
  readonly battlefield: readonly Id[];
  readonly stack: readonly Id[];
  readonly exile: readonly Id[];
  readonly command: readonly Id[];
  readonly ante: readonly Id[];
  readonly phasedOut: readonly Id[]; // the stack's last is its top
  readonly effects: readonly LastingEffect[];
  readonly waiting: readonly Waiting[];
  readonly counters: { readonly timestamp: number; readonly effect: number; readonly trigger: number };
  readonly turn: Turn;
  readonly agenda: Agenda;
  readonly combat: Combat | null;
  readonly startingPlayer: Seat | null;
  readonly setup: 'created' | 'gathered' | 'shuffled' | 'chosen' | 'drawn' | 'kept' | 'playing';
  readonly priority: { readonly holder: Seat | null; readonly passed: readonly Seat[] };
  readonly loop: LoopWatch;
  readonly before: Game | null; // the savepoint of an open attempt; never leaves the service
  readonly attempts: readonly Seat[]; // whose attempts are open, outermost first
  readonly result: Result | null;
}
export type { Answer, Kind };
