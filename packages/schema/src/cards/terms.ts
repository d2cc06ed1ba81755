import type { CardType, Color, ManaType, OwnZone, Phase, Step, Supertype, Zone } from '../words.ts';

/* What card text refers to, counts and asks: references, players, filters, quantities, conditions. */

/**
 * Names every ability finds bound: `self` its source, `you` its controller; a triggered one `trigger`, the object its event was about, `triggerNew`, what that has become,
 * `triggerPlayer`, `triggerAmount`, `triggerSource`; a static one that changes others `it`, the object just being changed.
 */
export type Ref =
  | 'self'
  | 'attached' // what the source is attached to, or was as it left
  | { readonly ref: string }
  | { readonly linked: string } // 2016:607
  | { readonly each: Filter; readonly zone?: Zone | readonly Zone[] } // battlefield unless said (2016:609.2)
  | { readonly top: Quantity; readonly of: Who } // the top cards of a library
  | { readonly attachedTo: Ref } // what these are attached to
  | { readonly oneOf: readonly Ref[] }; // the union of several

/** One or more players. `that` words are names bound by `as`, a target or a trigger. */
export type Who =
  | 'you'
  | 'opponents'
  | 'each'
  | 'others'
  | 'active'
  | 'nonactive'
  | 'defending'
  | 'attacking'
  | 'team'
  | 'nobody'
  | { readonly ref: string }
  | { readonly linked: string }
  | { readonly controllerOf: Ref }
  | { readonly ownerOf: Ref }
  | { readonly opponentsOf: Who }
  | { readonly mostLife: Who }; // of these, those with the most life or tied for it

export type Stat = 'power' | 'toughness' | 'manaValue' | 'loyalty' | 'basePower' | 'baseToughness';
export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';
/** States an object can be in. */
export type State =
  | 'token'
  | 'card'
  | 'tapped'
  | 'untapped'
  | 'attacking'
  | 'blocking'
  | 'blocked'
  | 'unblocked'
  | 'attackingAlone'
  | 'faceDown'
  | 'faceUp'
  | 'permanent'
  | 'spell'
  | 'ability'
  | 'activated' // an activated ability on the stack
  | 'triggered'
  | 'singleTarget' // a spell or ability with one target
  | 'multicolored'
  | 'monocolored'
  | 'colorless'
  | 'attached'
  | 'enchanted'
  | 'equipped'
  | 'kicked'
  | 'summoningSick'
  | 'legal' // still there, and not a target that has become illegal
  | 'regenerated'
  | 'paired'
  | 'monstrous'
  | 'renowned';
/** What is remembered of an object's past: this turn, or since it became this object. */
export type History =
  | 'enteredThisTurn'
  | 'attackedThisTurn'
  | 'blockedThisTurn'
  | 'dealtDamageThisTurn'
  | 'wasDealtDamageThisTurn'
  | 'diedThisTurn'
  | 'cameUnderControlThisTurn'
  | 'cameUnderControlSinceUpkeep' // of its controller: the last one that began before the one under way
  | { readonly castFrom: Zone }
  | { readonly dealtDamageBy: Ref }
  | { readonly damagedPlayer: Who; readonly combat?: true }
  | { readonly was: Ref } // the permanent that this spell has become, or what this card was before it was put where it is
  | { readonly paid: string };

export type Filter =
  | 'any'
  | { readonly all: readonly Filter[] }
  | { readonly any: readonly Filter[] }
  | { readonly not: Filter }
  | { readonly type: CardType }
  | { readonly subtype: string | { readonly linked: string } | { readonly ref: string } }
  | { readonly supertype: Supertype }
  | { readonly color: Color | { readonly linked: string } | { readonly ref: string } }
  | { readonly name: string | { readonly linked: string } | { readonly ref: string } }
  | { readonly sameNameAs: Ref }
  | { readonly sharesWith: Ref; readonly what: 'color' | 'type' | 'subtype' | 'controller' }
  | { readonly is: State }
  | { readonly has: string } // a keyword
  | { readonly counter: string; readonly atLeast?: Quantity }
  | { readonly stat: Stat; readonly op: Comparison; readonly than: Quantity }
  | { readonly most: Stat; readonly among: Filter }
  | { readonly least: Stat; readonly among: Filter }
  | { readonly controller: Who }
  | { readonly owner: Who }
  | { readonly zone: Zone }
  | { readonly among: Ref } // is one of these; `{ not: { among: 'self' } }` is "other"
  | { readonly attachedTo: Ref | { readonly fits: Filter } }
  | { readonly attacks: Who | { readonly object: Ref } }
  | { readonly blocks: Ref }
  | { readonly blockedBy: Ref }
  | { readonly targets: Ref | { readonly fits: Filter } | { readonly player: Who } } // a spell or ability with such a target
  | { readonly history: History }
  | { readonly manaAbility: boolean } // an ability on the stack or being activated
  | { readonly cost: 'none' | 'x' }; // has no mana cost; has {X} in it

export type Quantity =
  | number
  | 'X'
  | { readonly ref: string } // a bound number, or how many objects or players are bound
  | { readonly linked: string }
  | { readonly count: Ref }
  | { readonly players: Who }
  | { readonly stat: Stat; readonly of: Ref; readonly pick?: 'sum' | 'most' | 'least' }
  | { readonly damage: Ref }
  | { readonly counters: string; readonly on: Ref | { readonly player: Who } }
  | { readonly cards: OwnZone; readonly of: Who; readonly fits?: Filter }
  | { readonly life: Who }
  | { readonly startingLife: Who }
  | { readonly colorsOf: Ref }
  | { readonly colorsSpent: Ref }
  | { readonly paidTimes: string } // how often this optional cost was paid
  | { readonly typesAmong: Ref }
  | { readonly basicLandTypesAmong: Ref }
  | { readonly devotion: readonly Color[]; readonly of: Who }
  | { readonly symbols: ManaType; readonly in: Ref }
  | { readonly sum: readonly Quantity[] }
  | { readonly minus: readonly [Quantity, Quantity] }
  | { readonly times: readonly Quantity[] }
  | { readonly half: Quantity; readonly round: 'up' | 'down' } // 2008:104.1a: the text says which way
  | { readonly quotient: readonly [Quantity, Quantity]; readonly round: 'up' | 'down' } // divided evenly among so many; among none nothing
  | { readonly min: readonly Quantity[] }
  | { readonly max: readonly Quantity[] }
  | { readonly turn: TurnFact; readonly who?: Who; readonly pick?: 'sum' | 'most' | 'least' } // pick: of these players together, or of the one with most
  | { readonly lastTurn: CountedFact; readonly who?: Who; readonly pick?: 'sum' | 'most' | 'least' }; // in the turn before this one

/** What is still known once the turn is over. */
export type CountedFact = Exclude<TurnFact, 'creaturesDied' | 'attackers'>;
/** Counted per player since the turn began. */
export type TurnFact =
  | 'spellsCast'
  | 'cardsDrawn'
  | 'lifeLost'
  | 'lifeGained'
  | 'damageTaken'
  | 'landsPlayed'
  | 'creaturesDied'
  | 'attackers'
  | 'permanentsLeft';

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly compare: Quantity; readonly op: Comparison; readonly to: Quantity }
  | { readonly exists: Ref; readonly atLeast?: Quantity } // at least one (or so many) of these
  | { readonly fits: Ref; readonly filter: Filter } // every one of these, and there is one, fits
  | { readonly did: string } // the instruction that bound this name did it ("if you do", "if a player does")
  | { readonly paid: string } // this optional or alternative cost was paid (2016:607.2f, 607.2h)
  | { readonly turnOf: Who }
  | { readonly phase: Phase }
  | { readonly step: Step }
  | { readonly inPhase: { readonly ref: string } } // the first of the phases that an instruction has added under this name
  | { readonly isPlayer: Who; readonly one: Who } // each of the first is one of the second
  | { readonly words: { readonly linked: string } | { readonly ref: string }; readonly are: string | { readonly linked: string } | { readonly ref: string } } // one of the first is one of the others
  | { readonly edition: 'classic' | 'modern' }
  | { readonly spent: ManaType; readonly on: Ref; readonly atLeast?: number };

export type Duration =
  | 'endOfTurn'
  | 'endOfCombat'
  | 'endOfStep'
  | 'endOfPhase'
  | 'game'
  | { readonly untilTurnOf: Who }
  | { readonly untilEndOfTurnOf: Who }
  | { readonly duringTurnOf: Who } // his next turn, from its beginning
  | { readonly untilStep: Step; readonly of?: Who }
  | { readonly while: Condition }
  | { readonly untilLeaves: Ref };

/** Whether an object enters attacking, and whom: as its controller chooses, one of these players, or what that creature attacks or attacked. */
export type Attacking = boolean | Who | { readonly like: Ref };

/** Whether what an instruction binds is kept for linked abilities: under the name it binds, or under this one (2016:607). */
export type Link = boolean | string;
