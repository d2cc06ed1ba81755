import type { Cost } from '../cards/text.ts';
import type { Thing } from '../game.ts';
import type { Cite, Id, ManaType, Seat, Step, Zone } from '../words.ts';

/** The closed list of questions the rules put to a player. */
export const kinds = [
  'entropy',
  'firstPlayer',
  'mulligan',
  'bottom',
  'openingHand',
  'priority',
  'modes',
  'targets',
  'x',
  'division',
  'costs',
  'pay',
  'attackers',
  'blockers',
  'damage',
  'order',
  'replacement',
  'objects',
  'player',
  'value',
  'confirm',
  'keep',
  'loop',
] as const;
export type Kind = (typeof kinds)[number];

/** What every choice space says beside its options: the rule that asks, what the question is about, and a message key for people. */
export interface About {
  readonly cite: Cite;
  readonly source?: Id;
  readonly prompt?: string;
}

/** What may be done with priority. `mana` options are mana abilities; `how` names an alternative way (a keyword such as `flashback`, `morph`), `face` a half or back face. */
export type PriorityOption =
  | { readonly play: Id; readonly face?: number }
  | { readonly cast: Id; readonly face?: number; readonly how?: string }
  | { readonly activate: Id; readonly ability: number; readonly mana?: boolean }
  | { readonly special: string; readonly object: Id };
export type YieldTerms = { readonly until?: 'stack-resolved' | 'my-turn' | { readonly step: Step }; readonly stopIf?: readonly string[] };

/** `bandsWith`: the qualities it is of, as far as anybody bands with others of them; `bandsBy`: those by which it does so itself (2016:702.21b). */
export interface Candidate {
  readonly creature: Id;
  readonly defenders: readonly Thing[];
  readonly banding?: boolean;
  readonly bandsWith?: readonly string[];
  readonly bandsBy?: readonly string[];
}
/** Limits on a whole declaration, beside what each creature may do (2016:508.1c–d, 509.1b–c). Requirements are counted; as many as can be must be met. */
export type AttackLimit =
  | { readonly atMost: number; readonly of?: readonly Id[]; readonly at?: readonly Thing[] }
  | { readonly notAlone: Id }
  | { readonly onlyAlone: Id }
  | { readonly together: readonly Id[] };
/** That a creature is declared, at one of these if it says so; or that any one of several is declared at one of these, whichever it be: that counts once. */
export type Requirement = { readonly creature: Id; readonly at?: readonly Thing[] } | { readonly anyOf: readonly Id[]; readonly at: readonly Thing[] };
export type BlockLimit =
  | { readonly attacker: Id; readonly atLeast: number }
  | { readonly attacker: Id; readonly atMost: number }
  | { readonly attacker: Id; readonly allOf: readonly Id[] }
  | { readonly notAlone: Id }
  | { readonly onlyAlone: Id }
  | { readonly atMost: number; readonly of?: readonly Id[] };

export interface Spaces {
  entropy: About & { readonly bytes: 32 };
  firstPlayer: About & { readonly players: readonly Seat[] };
  mulligan: About & { readonly hand: number; readonly next: number };
  bottom: About & { readonly from: readonly Id[]; readonly count: number };
  openingHand: About & { readonly from: readonly Id[] };
  priority: About & { readonly options: readonly PriorityOption[] };
  modes: About & { readonly of: readonly number[]; readonly min: number; readonly max: number; readonly again: boolean };
  targets: About & {
    readonly as: string;
    readonly from: readonly Thing[];
    readonly min: number;
    readonly max: number;
    readonly groups?: readonly (readonly Thing[])[];
  }; // groups: all chosen must lie in one of them
  x: About & { readonly min: number; readonly max: number };
  division: About & { readonly among: readonly Thing[]; readonly total: number; readonly least: number };
  costs: About & {
    readonly options: readonly { readonly key: string; readonly cost: Cost; readonly most: number }[];
    readonly exclusive: readonly (readonly string[])[];
    readonly required?: readonly string[];
  }; // required: one of these
  pay: About & {
    readonly cost: string;
    readonly pool: readonly { readonly unit: number; readonly type: ManaType; readonly snow: boolean }[];
    readonly auto: boolean;
    readonly abilities: readonly { readonly activate: Id; readonly ability: number }[];
    readonly suggested?: AnswerOf<'pay'>;
  }; // cost: what is still to be paid; pool: the units that may be spent on it, by their place in the pool; suggested: what leaves more of what he holds castable than `auto` would
  attackers: About & {
    readonly candidates: readonly Candidate[];
    readonly limits: readonly AttackLimit[];
    readonly requirements: readonly Requirement[];
    readonly obey: number;
  };
  blockers: About & {
    readonly candidates: readonly { readonly creature: Id; readonly attackers: readonly Id[]; readonly most: number }[];
    readonly limits: readonly BlockLimit[];
    readonly requirements: readonly Requirement[];
    readonly obey: number;
  };
  damage: About & {
    readonly amount: number;
    readonly among: readonly { readonly to: Thing; readonly lethal: number }[];
    readonly trample: Thing | null;
    readonly ordered: boolean;
  }; // trample: the last entry of among; gets a share only if the others have theirs
  order: About & { readonly of: readonly number[]; readonly what: 'triggers' | 'library' | 'graveyard' | 'blockers' | 'stack' | 'damage' | 'other' };
  replacement: About & {
    readonly of: readonly { readonly key: string; readonly source: Id | null; readonly optional: boolean }[];
    readonly thing: Thing | null;
  };
  objects: About & {
    readonly from: readonly Id[];
    readonly min: number;
    readonly max: number;
    readonly ordered: boolean;
    readonly zone?: Zone;
    readonly distinct?: 'name';
  };
  player: About & { readonly from: readonly Seat[] };
  value: About & { readonly what: string; readonly words: readonly string[] | null; readonly range: readonly [number, number] | null }; // one of the two; words null and range null: any card name
  confirm: About & { readonly what: string; readonly cost?: Cost };
  keep: About & { readonly abilities: readonly number[] };
  loop: About & { readonly optional: boolean; readonly most: number };
}
export type SpaceOf<K extends Kind> = Spaces[K];

export interface Answers {
  entropy: { readonly entropy: string };
  firstPlayer: { readonly player: Seat };
  mulligan: { readonly keep: boolean };
  bottom: { readonly cards: readonly Id[] }; // the last named ends lowest
  openingHand: { readonly cards: readonly Id[] };
  priority: ({ readonly pass: true } & YieldTerms) | PriorityOption;
  modes: { readonly modes: readonly number[] };
  targets: { readonly targets: readonly Thing[] };
  x: { readonly x: number };
  division: { readonly amounts: readonly number[] }; // in the order of `among`
  costs: { readonly pay: readonly { readonly key: string; readonly times: number }[] };
  pay: { readonly auto: true } | { readonly spend: readonly number[] } | { readonly activate: Id; readonly ability: number };
  attackers: { readonly attacks: readonly { readonly attacker: Id; readonly defender: Thing; readonly band?: number }[] };
  blockers: { readonly blocks: readonly { readonly blocker: Id; readonly attacker: Id }[] };
  damage: { readonly amounts: readonly number[] }; // in the order of `among`
  order: { readonly order: readonly number[] }; // first named first: goes on the stack first, lies on top, takes damage first
  replacement: { readonly use: string | null }; // null: none of them, where all left are optional
  objects: { readonly objects: readonly Id[] };
  player: { readonly player: Seat };
  value: { readonly value: string | number };
  confirm: { readonly yes: boolean };
  keep: { readonly keep: readonly number[] };
  loop: { readonly times: number }; // 0: does nothing to stop it; in a loop of mandatory actions 1 says that he will act
}
export type AnswerOf<K extends Kind> = Answers[K];
export type Answer = Answers[Kind];
/** A player may take back his own attempt at any of its questions until costs are paid. */
export interface Withdrawal {
  readonly withdraw: true;
}

/** An open question. `seat` is who answers; `mana` of costs in {@link Spaces} are symbols. */
export interface DecisionOf<K extends Kind> {
  readonly seat: Seat;
  readonly of?: Seat; // the player it is decided for, where another controls him
  readonly kind: K;
  readonly space: SpaceOf<K>;
  readonly withdrawable: boolean;
}
export type Decision = { [K in Kind]: DecisionOf<K> }[Kind];

export type { ManaType };
