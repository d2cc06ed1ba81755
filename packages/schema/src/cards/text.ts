import type { CardType, Color, ManaType, Phase, Step, Supertype, Zone } from '../words.ts';
import type { Cost, ExtraCost, ManaRider, ManaSpec } from './costs.ts';
import type { EventPattern, WouldPattern } from './patterns.ts';
import type { Attacking, Condition, Duration, Filter, Link, Quantity, Ref, Who } from './terms.ts';

export type * from './costs.ts';
export type * from './patterns.ts';
export type * from './terms.ts';

/*
 * The vocabulary of card text. Everything here is plain JSON data; the Effect schemas beside it (codec.ts) are proved equal to these types.
 * A name bound by an instruction (`as`), a target, a cost or a trigger is read back with `{ ref }`; what a linked ability left on its object with `{ linked }`.
 */

/** What a word `target` may name; several kinds together mean "or". */
export type Targetable =
  | 'anyTarget' // by the switch `anyTarget`
  | { readonly objects?: Filter; readonly zone?: Zone | readonly Zone[]; readonly players?: Who };
/** One entry per word `target` (2016:114.3): one object or player cannot be chosen twice for one entry. */
export interface Target {
  readonly as: string;
  readonly what: Targetable;
  readonly min?: Quantity; // 1 unless said
  readonly max?: Quantity;
  readonly chooser?: Who;
  readonly divides?: Quantity; // this much is divided among them on announcement (2016:601.2d)
  readonly otherThan?: readonly string[]; // entries whose targets may not be chosen here again
  readonly random?: boolean;
  readonly samePlayer?: boolean; // all controlled or owned by one player
}

export interface Destination {
  readonly zone: Zone;
  readonly position?: 'top' | 'bottom' | { readonly fromTop: Quantity } | 'shuffled' | 'random'; // random: on the bottom, in an order that chance decides
  readonly under?: Who; // its owner's control unless said
  readonly tapped?: boolean;
  readonly attacking?: Attacking;
  readonly blocking?: Ref; // one of these
  readonly attachedTo?: Ref;
  readonly faceDown?: boolean;
  readonly manifested?: true; // face down, and turned up for its mana cost if it is a creature card
  readonly face?: number; // 2016:711: the back face
  readonly counters?: Readonly<Record<string, Quantity>>;
  readonly order?: 'any' | 'same';
}

export interface TokenSpec {
  readonly name?: string;
  readonly types: readonly CardType[];
  readonly subtypes?: readonly (string | { readonly linked: string })[];
  readonly supertypes?: readonly Supertype[];
  readonly colors?: readonly (Color | { readonly linked: string })[];
  readonly power?: Quantity;
  readonly toughness?: Quantity;
  readonly abilities?: readonly Ability[];
}

/** How a copy differs from what it copies (2016:706.8). */
export interface CopyExceptions {
  readonly name?: string;
  readonly types?: {
    readonly add?: readonly CardType[];
    readonly subtypes?: readonly string[];
    readonly lose?: readonly Supertype[];
    readonly gain?: readonly Supertype[];
  };
  readonly colors?: readonly Color[];
  readonly power?: number;
  readonly toughness?: number;
  readonly abilities?: readonly Ability[];
}

/** One change by a continuous effect; the layer follows from the shape (2016:613). */
export type Modification =
  | { readonly copy: Ref; readonly except?: CopyExceptions } // layer 1
  | { readonly control: Who } // layer 2
  | { readonly text: { readonly from: string | { readonly ref: string }; readonly to: string | { readonly ref: string } } } // layer 3
  | {
      readonly types: {
        readonly set?: readonly CardType[];
        readonly add?: readonly CardType[];
        readonly remove?: readonly CardType[];
        readonly setSubtypes?: readonly Word[];
        readonly addSubtypes?: readonly Word[];
        readonly removeSubtypes?: 'creature' | readonly Word[];
        readonly every?: 'creature' | 'basicLand';
        readonly addSupertypes?: readonly Supertype[];
        readonly removeSupertypes?: readonly Supertype[];
      };
    } // layer 4
  | { readonly colors: { readonly set?: readonly ColorWord[]; readonly add?: readonly ColorWord[] } } // layer 5
  | { readonly gain: readonly Ability[]; readonly borrowed?: true } // borrowed: they are another object's (2016:607.5)
  | { readonly lose: 'all' | readonly string[] } // layer 6; `lose` names keywords
  | { readonly gainAbilitiesOf: Ref; readonly what: 'activated' | 'all' }
  | { readonly setPower?: Quantity; readonly setToughness?: Quantity; readonly defining?: boolean } // layers 7a, 7b
  | { readonly power: Quantity; readonly toughness: Quantity } // layer 7c
  | { readonly switch: 'power/toughness' } // layer 7e
  | { readonly rule: RuleChange }; // beside the layers (2016:613.10)
export type Word = string | { readonly linked: string } | { readonly ref: string };
export type ColorWord = Color | { readonly linked: string } | { readonly ref: string };

/** What an affected object (or its controller) may, must or cannot do; "cannot" beats "may" (2008:103.2). */
export type RuleChange =
  | 'cantAttack'
  | 'cantBlock'
  | 'cantBeBlocked'
  | 'cantAttackAlone'
  | 'cantBlockAlone'
  | 'attacksOnlyAlone'
  | 'blocksOnlyAlone'
  | 'mustAttack'
  | 'mustBlock'
  | 'mustBeBlocked'
  | 'attackAsThoughNoDefender'
  | 'attackAsThoughHaste'
  | 'doesntUntap'
  | 'cantBeCountered'
  | 'cantBeRegenerated'
  | 'cantBeSacrificed'
  | 'cantBeEnchanted'
  | 'cantBeEquipped'
  | 'cantTransform'
  | 'activateAsThoughHaste'
  | 'cantActivate'
  | 'assignsAsUnblocked'
  | 'assignsToughness'
  | 'assignsNoDamage'
  | 'damageCantBePrevented'
  | 'noLegendRule'
  | 'mayBlockAny'
  | 'skipsUntap' // in its controller's next untap step, which uses the effect up
  | { readonly cantBeBlockedBy: Filter }
  | { readonly cantBeBlockedExceptBy: Filter }
  | { readonly cantBlock: Filter }
  | { readonly blocksOnly: Filter }
  | { readonly minBlockers: number }
  | { readonly maxBlockers: number }
  | { readonly cantBeBlockedUnlessAll: true }
  | { readonly extraBlocks: number }
  | { readonly cantAttackPlayer: Who; readonly planeswalkers?: true } // or a planeswalker of his
  | { readonly cantAttackUnless: Condition }
  | { readonly mustAttackPlayer: Who }
  | { readonly mustAttackObject: Ref } // a planeswalker
  | { readonly mustBlockObject: Ref }
  | { readonly attackCost: Cost }
  | { readonly blockCost: Cost }
  | { readonly cantBeTargetedBy: Filter; readonly who?: Who }
  | { readonly protectionFrom: Filter }
  | { readonly cantBeAttachedBy: Filter };

/** What the rules of play become while a static ability or an effect lasts; about players, not about one object. */
export type PlayChange =
  | { readonly cantCast: Filter; readonly who: Who; readonly more?: 'onePerTurn' | 'notSorceryTime'; readonly zone?: Zone } // more: only once he has cast one this turn; only when he could not cast a sorcery
  | { readonly cantActivate: Filter; readonly who: Who; readonly manaToo?: boolean }
  | { readonly cantPlayLands: Who }
  | { readonly extraLands: Quantity; readonly who: Who }
  | {
      readonly mayPlay: Filter;
      readonly from: Zone; // of a zone that each player has, his own unless the filter says whose
      readonly who: Who;
      readonly free?: boolean;
      readonly cost?: Cost;
      readonly topOnly?: boolean;
      readonly asThoughFlash?: boolean;
    }
  | { readonly asThoughFlash: Filter; readonly who: Who }
  | { readonly insteadOfManaCost: Cost; readonly of: Filter; readonly who: Who } // a cost that may be paid rather than the mana cost of such spells, wherever they are cast from
  | {
      readonly costs: Filter;
      readonly who?: Who;
      readonly less?: string | Quantity;
      readonly more?: string | Quantity;
      readonly extra?: Cost;
      readonly set?: string;
      readonly xAs?: Color; // only mana of this colour is spent on X
      readonly atLeast?: Quantity; // never less mana than this; beside `less`: this reduction does not go below it
      readonly activating?: boolean;
    }
  | { readonly anyColorMana: Who; readonly of?: Color; readonly for?: Filter } // spend mana, or mana of this colour, as though it were of any colour
  | { readonly maxHand: Quantity | 'none'; readonly who: Who }
  | { readonly handChange: Quantity; readonly who: Who }
  | { readonly cantGainLife: Who }
  | { readonly cantLoseLife: Who }
  | { readonly cantDraw: Who; readonly more?: number }
  | { readonly cantSearch: Who }
  | { readonly cantLose: Who }
  | { readonly cantWin: Who }
  | { readonly cantPayLife: Who }
  | { readonly cantSacrificeToPay: Who }
  | { readonly cantMakeSacrifice: Who; readonly who: Who } // effects of the first do not make the others sacrifice
  | { readonly playerHas: 'shroud' | 'hexproof' | { readonly protectionFrom: Filter }; readonly who: Who }
  | { readonly revealTop: Who }
  | { readonly revealHand: Who }
  | { readonly lookTop: Who }
  | { readonly cantAttackWith: Filter; readonly who: Who; readonly more?: number; readonly whom?: Who; readonly planeswalkers?: true } // with more than so many of them; only these players, or planeswalkers of theirs too
  | { readonly cantBlockWith: Filter; readonly who: Who; readonly more?: number }
  | { readonly attackTax: Cost; readonly against: Who; readonly what?: Filter; readonly planeswalkers?: true }
  | { readonly manaDoesntEmpty: ManaType | 'all'; readonly who: Who }
  | { readonly manaEmptiesAs: 'C'; readonly who: Who }
  | { readonly noManaBurn: Who }
  | { readonly damageCantBePrevented: true }
  | { readonly triggersTwice: Filter; readonly who: Who; readonly when?: EventPattern } // abilities of these; when: only what such an event sets off
  | { readonly triggersNot: EventPattern }
  | { readonly cantEnter: Filter; readonly from?: readonly Zone[] }
  | { readonly untapOnly: Quantity; readonly what: Filter; readonly who: Who }
  | { readonly controls: Who; readonly who: Who; readonly only?: readonly ('attackers' | 'blockers')[] }; // one player decides for another, or only how his creatures attack or block

/** What happens instead. `with` changes the event itself; `instead` puts other actions in its place. */
export type Replacement =
  | { readonly prevent: 'all' | Quantity; readonly then?: readonly Instruction[] } // 2016:615
  | { readonly redirect: Ref | { readonly player: Who }; readonly amount?: Quantity }
  | {
      readonly amount: {
        readonly times?: number;
        readonly plus?: Quantity;
        readonly halve?: 'up' | 'down';
        readonly atMost?: Quantity;
        readonly atLeast?: Quantity;
      };
    }
  | { readonly skip: true }
  | { readonly regenerate: true; readonly then?: readonly Instruction[] } // 2016:701.12a
  | { readonly destination: Destination; readonly then?: readonly Instruction[]; readonly link?: string } // link: kept on the source, or on what is moved if it is the source (2016:607.2b, 607.2g)
  | { readonly enters: Enters } // 2016:614.1c–d
  | { readonly instead: readonly Instruction[] }
  | { readonly also: readonly Instruction[] } // it happens, and this besides; what moves or is drawn is `triggerNew`
  | { readonly mana: string | { readonly extra: string } };
/** As an object enters: how, and what its controller chooses or does first. */
export interface Enters {
  readonly tapped?: boolean | { readonly unless: Condition } | { readonly unlessPaid: Cost };
  readonly untapped?: boolean;
  readonly counters?: Readonly<Record<string, Quantity>>;
  readonly choose?: readonly Choice[]; // kept on the object under the choice's key: "as this enters, choose a colour"
  readonly copy?: { readonly of: Filter; readonly except?: CopyExceptions; readonly may?: boolean };
  readonly unless?: { readonly cost: Cost; readonly to: Zone }; // sacrifice a Plains instead or it goes elsewhere
  readonly may?: { readonly cost: Cost; readonly as: string }; // a cost paid as it entered (2016:607.2f)
  readonly perform?: readonly Instruction[];
}
export interface Choice {
  readonly as: string;
  readonly what:
    | 'color'
    | 'cardType'
    | 'creatureType'
    | 'landType'
    | 'basicLandType'
    | 'name'
    | 'player'
    | 'opponent'
    | 'number'
    | { readonly words: readonly string[] }
    | { readonly object: Filter };
  readonly among?: readonly string[];
  readonly min?: Quantity;
  readonly max?: Quantity; // of a number
  readonly secret?: boolean;
  readonly random?: boolean;
  readonly who?: Who;
}

export interface Mode {
  readonly key?: string;
  readonly targets?: readonly Target[];
  readonly do: readonly Instruction[];
  readonly cost?: Cost;
  readonly while?: Condition;
}
/** "Choose one —": how many, and whether one may be chosen again (2016:700.2). */
export interface Modes {
  readonly choose: Quantity | readonly [Quantity, Quantity];
  readonly again?: boolean;
  readonly of: readonly Mode[];
  readonly chooser?: Who;
  readonly random?: boolean;
  readonly moreIf?: { readonly when: Condition; readonly choose: Quantity };
}

/** What a spell, an activated or a triggered ability says. */
export interface Text {
  readonly targets?: readonly Target[];
  readonly modes?: Modes;
  readonly do?: readonly Instruction[];
}

export type Instruction = { readonly as?: string; readonly if?: Condition } & (
  | {
      readonly do: 'damage';
      readonly amount: Quantity;
      readonly to: Ref | { readonly player: Who } | { readonly divided: string };
      readonly source?: Ref;
      readonly unpreventable?: boolean;
    }
  | { readonly do: 'gainLife' | 'loseLife' | 'setLife'; readonly who: Who; readonly amount: Quantity }
  | { readonly do: 'exchangeLife'; readonly one: Who; readonly other: Who }
  | { readonly do: 'draw'; readonly who: Who; readonly amount: Quantity }
  | {
      readonly do: 'discard';
      readonly who: Who;
      readonly amount: Quantity | 'all';
      readonly what?: Filter;
      readonly random?: boolean;
      readonly chooser?: Who;
      readonly upTo?: boolean;
    }
  | { readonly do: 'mill'; readonly who: Who; readonly amount: Quantity }
  | { readonly do: 'move'; readonly what: Ref; readonly to: Destination; readonly link?: string; readonly untilLeaves?: Ref } // exile, return, put; untilLeaves: back to where it was as soon as this leaves the battlefield (2016:610.3)
  | { readonly do: 'destroy'; readonly what: Ref; readonly noRegeneration?: boolean }
  | { readonly do: 'sacrifice'; readonly what: Ref }
  | { readonly do: 'sacrificeOf'; readonly who: Who; readonly what: Filter; readonly amount: Quantity | 'all' }
  | { readonly do: 'counter'; readonly what: Ref; readonly to?: Destination }
  | { readonly do: 'tap' | 'untap'; readonly what: Ref }
  | { readonly do: 'mana'; readonly who: Who; readonly mana: ManaSpec; readonly rider?: ManaRider }
  | { readonly do: 'emptyMana'; readonly who: Who }
  | {
      readonly do: 'token';
      readonly who: Who;
      readonly token: TokenSpec | { readonly copyOf: Ref; readonly except?: CopyExceptions };
      readonly amount?: Quantity;
      readonly tapped?: boolean;
      readonly attacking?: Attacking;
      readonly blocking?: Ref;
      readonly attachedTo?: Ref;
      readonly link?: string;
    }
  | {
      readonly do: 'putCounters' | 'removeCounters';
      readonly counter: string; // `all`, where they are removed: of every kind
      readonly amount: Quantity | 'all';
      readonly on: Ref | { readonly player: Who } | { readonly divided: string };
    }
  | { readonly do: 'moveCounters'; readonly counter: string | 'all'; readonly amount?: Quantity; readonly from: Ref; readonly to: Ref }
  | { readonly do: 'change'; readonly what: Ref; readonly changes: readonly Modification[]; readonly for: Duration; readonly alsoLater?: boolean } // a continuous effect on these objects, fixed now (2016:611.2c)
  | { readonly do: 'play'; readonly changes: readonly PlayChange[]; readonly for: Duration } // a continuous effect on the rules of play
  | {
      readonly do: 'shield';
      readonly when: WouldPattern;
      readonly with: Replacement;
      readonly for: Duration;
      readonly uses?: Quantity | 'once';
      readonly sourceOfChoice?: Filter;
    } // a replacement or prevention effect
  | { readonly do: 'regenerate'; readonly what: Ref; readonly then?: readonly Instruction[] } // then: done as each of these regenerates this way
  | {
      readonly do: 'delayed';
      readonly when: EventPattern;
      readonly if?: Condition;
      readonly text: Text;
      readonly for?: Duration;
      readonly times?: 'once' | 'each';
    } // 2016:603.7
  | { readonly do: 'reflexive'; readonly text: Text } // "when you do" (2016:603.12)
  | { readonly do: 'emblem'; readonly who: Who; readonly abilities: readonly Ability[] }
  | {
      readonly do: 'choose';
      readonly who: Who;
      readonly from: Ref;
      readonly amount?: Quantity | readonly [Quantity, Quantity];
      readonly secret?: boolean;
      readonly random?: boolean;
      readonly link?: string;
    }
  | { readonly do: 'decide'; readonly who: Who; readonly choice: Choice; readonly link?: Link } // a colour, a word, a number, a player
  | { readonly do: 'may'; readonly who: Who; readonly cost?: Cost; readonly then: readonly Instruction[]; readonly else?: readonly Instruction[] } // 2016:117.12
  | { readonly do: 'unless'; readonly who: Who; readonly cost: Cost; readonly then: readonly Instruction[] } // 2016:117.12a
  | { readonly do: 'when'; readonly cond: Condition; readonly then: readonly Instruction[]; readonly else?: readonly Instruction[] }
  | { readonly do: 'forEach'; readonly of: Ref | { readonly player: Who }; readonly name: string; readonly then: readonly Instruction[] }
  | { readonly do: 'repeat'; readonly times: Quantity; readonly then: readonly Instruction[] }
  | { readonly do: 'repeatWhile'; readonly then: readonly Instruction[]; readonly while: Condition }
  | { readonly do: 'together'; readonly then: readonly Instruction[] } // as one event
  | { readonly do: 'modes'; readonly modes: Modes }
  | { readonly do: 'piles'; readonly who: Who; readonly of: Ref; readonly chooser: Who; readonly chosen: string; readonly other: string }
  | { readonly do: 'vote'; readonly options: readonly string[] | Ref; readonly link?: Link } // for words, or for one of these objects
  | {
      readonly do: 'search';
      readonly who: Who;
      readonly in: Who;
      readonly zone?: readonly Zone[];
      readonly for: Filter;
      readonly amount: Quantity;
      readonly reveal?: boolean;
      readonly distinct?: 'name'; // no two of one name
      readonly thenShuffle?: boolean;
    }
  | { readonly do: 'shuffle'; readonly who: Who }
  | { readonly do: 'reveal'; readonly what: Ref }
  | { readonly do: 'revealHand' | 'lookHand'; readonly whose: Who; readonly to?: Who }
  | { readonly do: 'lookTop'; readonly who: Who; readonly whose: Who; readonly amount: Quantity; readonly revealed?: boolean }
  | {
      readonly do: 'revealUntil';
      readonly who: Who;
      readonly until: Filter;
      readonly count?: Quantity;
      readonly exile?: true;
      readonly found: string;
      readonly rest: string;
    } // exile: each card is exiled, not just shown
  | { readonly do: 'rearrangeTop'; readonly who: Who; readonly what: Ref; readonly bottomToo?: boolean }
  | { readonly do: 'scry'; readonly who: Who; readonly amount: Quantity }
  | {
      readonly do: 'cast';
      readonly who: Who;
      readonly what: Ref;
      readonly free?: boolean;
      readonly cost?: Cost;
      readonly may?: boolean;
      readonly copy?: boolean;
      readonly key?: string; // what `{ paid }` asks for if it is cast for this cost
    }
  | { readonly do: 'playCard'; readonly who: Who; readonly what: Ref; readonly may?: boolean; readonly free?: boolean }
  | { readonly do: 'copyStack'; readonly what: Ref; readonly who: Who; readonly amount?: Quantity; readonly newTargets?: boolean; readonly each?: Ref } // each: one for each of these that could be its target, with that for its target
  | { readonly do: 'retarget'; readonly what: Ref; readonly who: Who; readonly to?: Ref; readonly must?: true } // must: every target is changed or none; else new ones may be chosen
  | { readonly do: 'become'; readonly what: Ref; readonly copyOf: Ref; readonly except?: CopyExceptions; readonly for: Duration }
  | { readonly do: 'attach'; readonly what: Ref; readonly to: Ref }
  | { readonly do: 'unattach'; readonly what: Ref }
  | { readonly do: 'fight'; readonly one: Ref; readonly other: Ref }
  | { readonly do: 'faceUp' | 'faceDown' | 'transform' | 'flip' | 'phaseOut' | 'phaseIn'; readonly what: Ref }
  | { readonly do: 'removeDamage' | 'removeFromCombat'; readonly what: Ref }
  | { readonly do: 'becomeBlocked' | 'becomeUnblocked'; readonly what: Ref }
  | { readonly do: 'exchangeControl'; readonly one: Ref; readonly other: Ref }
  | { readonly do: 'extraTurn'; readonly who: Who }
  | { readonly do: 'extraPhases'; readonly phases: readonly Phase[]; readonly after?: Phase }
  | { readonly do: 'extraStep'; readonly step: Step; readonly after: Step }
  | { readonly do: 'skip'; readonly who: Who; readonly what: 'turn' | Phase | Step; readonly times?: Quantity }
  | { readonly do: 'endTurn' }
  | { readonly do: 'endPhase' }
  | { readonly do: 'win' | 'lose'; readonly who: Who }
  | { readonly do: 'drawGame' }
  | { readonly do: 'coin'; readonly who: Who; readonly won?: readonly Instruction[]; readonly lost?: readonly Instruction[]; readonly times?: Quantity }
  | { readonly do: 'die'; readonly who: Who; readonly sides: number }
  | { readonly do: 'outside'; readonly who: Who; readonly for: Filter; readonly amount: Quantity; readonly to: Destination }
  | { readonly do: 'proliferate'; readonly who: Who }
  | { readonly do: 'playerCounters'; readonly who: Who; readonly counter: string; readonly amount: Quantity }
  | { readonly do: 'named'; readonly name: string; readonly what: Ref; readonly own?: true } // marks that a keyword's named action was done; own: by this very object
  | { readonly do: 'bind'; readonly value: Ref | { readonly number: Quantity } | { readonly players: Who }; readonly link?: Link; readonly on?: Ref } // link: kept on the source, or on these
);

export type Ability = { readonly key?: string; readonly zones?: readonly Zone[]; readonly while?: Condition } & (
  | ({ readonly kind: 'spell' } & Text)
  | ({
      readonly kind: 'activated';
      readonly cost: Cost;
      readonly who?: Who;
      readonly timing?: 'sorcery' | { readonly only: Condition };
      readonly limit?: number;
      readonly label?: string;
    } & Text)
  | ({
      readonly kind: 'triggered';
      readonly when: EventPattern;
      readonly if?: Condition;
      readonly may?: boolean;
      readonly each?: 'event' | 'batch';
      readonly remember?: Readonly<Record<string, Quantity>>; // numbers bound as it triggers
      readonly limit?: number;
      readonly label?: string;
    } & Text)
  | {
      readonly kind: 'static';
      readonly affects?: Ref | { readonly attached: true };
      readonly changes?: readonly Modification[];
      readonly play?: readonly PlayChange[];
    }
  | { readonly kind: 'replacement'; readonly when: WouldPattern; readonly with: Replacement; readonly optional?: boolean; readonly if?: Condition }
  | {
      readonly kind: 'keyword';
      readonly keyword: string;
      readonly cost?: Cost;
      readonly amount?: Quantity;
      readonly filter?: Filter;
      readonly word?: string;
      readonly scope?: string; // of the effect that gave it: its linked abilities are linked to no others (2016:607.5)
    }
  | { readonly kind: 'extraCost'; readonly extra: ExtraCost; readonly optional: boolean }
  | {
      readonly kind: 'alternativeCost';
      readonly extra: ExtraCost;
      readonly from?: Zone;
      readonly after?: Zone;
      readonly manaCostToo?: true;
      readonly asThoughFlash?: true;
    } // manaCostToo: beside its mana cost, not instead
);
