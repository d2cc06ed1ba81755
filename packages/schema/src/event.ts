import { Schema } from 'effect';
import { AbilityCodec } from './cards/codec.ts';
import {
  Bindings,
  CharacteristicsCodec,
  Cite,
  CopyValuesCodec,
  GameCodec,
  Id,
  LastingEffectCodec,
  ManaUnit,
  OnStackCodec,
  Seat,
  SetupCodec,
  Thing,
} from './codecs.ts';
import { AnswerCodec } from './decisions/codec.ts';
import { kinds } from './decisions/index.ts';
import { type Cite as Citation, phases, steps, zones } from './words.ts';

/*
 * What has happened. An event is the only thing that changes a game; it cites the one rule it follows from, and carries outcomes, never instructions.
 * Optional keys are absent when they do not apply.
 */

const Int = Schema.Int;
const Nat = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));
const ZoneName = Schema.Literals(zones);
const Flag = Schema.optionalKey(Schema.Boolean);
const list = <S extends Schema.Top>(of: S) => Schema.Array(of);
const opt = Schema.optionalKey;
const record = <S extends Schema.Top>(of: S) => Schema.Record(Schema.String, of);
const event = <T extends string, F extends Schema.Struct.Fields>(type: T, fields: F) => Schema.Struct({ type: Schema.Literal(type), rule: Cite, ...fields });

export const causes = [
  'draw',
  'discard',
  'destroy',
  'sacrifice',
  'play',
  'cast',
  'counter',
  'resolve',
  'mill',
  'exile',
  'put',
  'return',
  'state',
  'bottom',
  'leave',
  'phase',
  'cost',
] as const;
export type Cause = (typeof causes)[number];

export const lossReasons = ['life', 'drew', 'poison', 'conceded', 'effect', 'left', 'commander', 'ruling', 'team'] as const;

export const events = {
  // the start of the game
  GameCreated: event('GameCreated', { setup: SetupCodec }),
  EntropyGiven: event('EntropyGiven', { player: Seat, entropy: Schema.String }),
  LibraryShuffled: event('LibraryShuffled', { player: Seat, order: list(Nat), first: Id }), // order: old positions, top first; the cards get the ids first, first + 1 …
  StartingPlayerChosen: event('StartingPlayerChosen', { by: Seat, player: Seat }),
  LifeTotalSet: event('LifeTotalSet', { player: Seat, life: Int }), // the starting total
  MulliganTaken: event('MulliganTaken', { player: Seat }),
  HandKept: event('HandKept', { player: Seat }),
  SetupAdvanced: event('SetupAdvanced', { to: Schema.Literals(['gathered', 'shuffled', 'chosen', 'drawn', 'kept', 'playing']) }),

  // turns
  TurnBegan: event('TurnBegan', { player: Seat, number: Nat, extra: Schema.Boolean }),
  PhaseBegan: event('PhaseBegan', { phase: Schema.Literals(phases), extra: Schema.Boolean }),
  StepBegan: event('StepBegan', { step: Schema.Literals(steps), player: Seat }), // a main phase too, under its own name
  StepEnded: event('StepEnded', { step: Schema.Literals(steps) }),
  PhaseEnded: event('PhaseEnded', { phase: Schema.Literals(phases) }),
  TurnEnded: event('TurnEnded', { player: Seat, number: Nat }),
  TurnAdded: event('TurnAdded', { player: Seat }),
  PhasesAdded: event('PhasesAdded', { phases: list(Schema.Literals(phases)), after: Schema.Literals(phases) }),
  StepAdded: event('StepAdded', { step: Schema.Literals(steps), after: Schema.Literals(steps) }),
  SkipAdded: event('SkipAdded', { player: Seat, what: Schema.Literals(['turn', ...phases, ...steps]) }),
  Skipped: event('Skipped', { player: Seat, what: Schema.Literals(['turn', ...phases, ...steps]), used: Schema.Boolean }), // used: a stored skip was used up
  TurnEnding: event('TurnEnding', { to: Schema.Literals(['cleanup', 'phase']) }), // the rest of the turn (or phase) is not played
  CleanupRepeated: event('CleanupRepeated', {}),
  StateBasedChecked: event('StateBasedChecked', {}), // what counts "since state-based actions were last checked" starts anew

  // priority and the stack
  PriorityReceived: event('PriorityReceived', { player: Seat }),
  PriorityPassed: event('PriorityPassed', { player: Seat, mana: Schema.String, yielded: Schema.Boolean }), // mana: what floats, announced (2016:116.3d)
  YieldSet: event('YieldSet', {
    player: Seat,
    until: Schema.Union([Schema.Literals(['stack-resolved', 'my-turn']), Schema.Struct({ step: Schema.Literals(steps) })]),
    stopIf: list(Schema.String),
  }),
  YieldEnded: event('YieldEnded', { player: Seat }),
  SpellCast: event('SpellCast', { object: Id, player: Seat, from: ZoneName }),
  LandPlayed: event('LandPlayed', { object: Id, player: Seat }),
  AbilityActivated: event('AbilityActivated', { source: Id, object: opt(Id), player: Seat, ability: AbilityCodec, mana: Schema.Boolean, x: opt(Nat) }), // object: on the stack; absent for a mana ability
  AbilityTriggered: event('AbilityTriggered', { trigger: Nat, source: Id, ability: AbilityCodec, player: Seat, bindings: Bindings, x: opt(Nat) }),
  TriggersOrdered: event('TriggersOrdered', { player: Seat, order: list(Nat) }),
  TriggerDropped: event('TriggerDropped', { trigger: Nat }),
  AbilityStacked: event('AbilityStacked', { object: Id, owner: Seat, controller: Seat, stack: OnStackCodec, trigger: opt(Nat) }),
  ModesChosen: event('ModesChosen', { object: Id, modes: list(Nat) }),
  TargetsChosen: event('TargetsChosen', { object: Id, as: Schema.String, targets: list(Thing) }),
  Divided: event('Divided', { object: Id, as: Schema.String, amounts: list(Nat) }),
  XChosen: event('XChosen', { object: Id, x: Nat }),
  CostsChosen: event('CostsChosen', { object: Id, paid: record(Nat) }),
  Spliced: event('Spliced', { object: Id, cards: list(Schema.String) }), // the spell has the text of these cards too, in this order
  CostPaid: event('CostPaid', { object: Id, bindings: Bindings }), // what its costs took, by name
  BindingsKept: event('BindingsKept', { object: Id, bindings: Bindings }),
  TargetsChanged: event('TargetsChanged', { object: Id, as: Schema.String, targets: list(Thing) }),
  ResolutionBegan: event('ResolutionBegan', { object: Id }),
  Resolved: event('Resolved', { object: Id }),
  Countered: event('Countered', { object: Id, by: Schema.NullOr(Id) }),
  ObjectCeased: event('ObjectCeased', { object: Id }),

  // mana
  ManaAdded: event('ManaAdded', { player: Seat, mana: list(ManaUnit) }),
  ManaSpent: event('ManaSpent', { player: Seat, mana: list(ManaUnit), on: opt(Id), left: opt(Schema.String) }), // left: what floats then, announced (2016:117.3a)
  ManaEmptied: event('ManaEmptied', { player: Seat, mana: list(ManaUnit) }),

  // objects
  ObjectMoved: event('ObjectMoved', {
    object: Id,
    as: Id,
    from: ZoneName,
    to: ZoneName,
    player: Seat,
    controller: Seat,
    card: Schema.NullOr(Schema.String),
    cause: Schema.Literals(causes),
    position: opt(Nat), // in a library or graveyard, from the top; absent: on top
    random: Flag, // chance decided the position: nobody knows it
    tapped: Flag,
    faceDown: Flag,
    face: opt(Nat),
    counters: opt(record(Nat)),
    attachedTo: opt(Thing),
    links: opt(Bindings),
    values: opt(CopyValuesCodec),
    revealed: Flag,
    attacking: opt(Schema.Struct({ defender: Thing, player: Seat, unblocked: Flag })),
    blocking: opt(Id),
    by: opt(Seat),
    stack: opt(OnStackCodec),
    keeps: Flag,
  }),
  TokenCreated: event('TokenCreated', {
    object: Id,
    owner: Seat,
    controller: Seat,
    values: CopyValuesCodec,
    tapped: Flag,
    counters: opt(record(Nat)),
    attachedTo: opt(Thing),
    links: opt(Bindings),
    attacking: opt(Schema.Struct({ defender: Thing, player: Seat, unblocked: Flag })),
    blocking: opt(Id),
    card: opt(Schema.String),
    faceDown: Flag,
    face: opt(Nat),
  }),
  CopyCreated: event('CopyCreated', {
    object: Id,
    of: Id,
    owner: Seat,
    controller: Seat,
    values: opt(CopyValuesCodec),
    card: Schema.NullOr(Schema.String),
    face: opt(Nat), // the one it is cast as; else that of what it copies
    stack: OnStackCodec,
  }),
  EmblemCreated: event('EmblemCreated', { object: Id, owner: Seat, values: CopyValuesCodec }),
  CardDrawn: event('CardDrawn', { player: Seat, object: Id }),
  HandRenewed: event('HandRenewed', { player: Seat, first: Id }), // a reveal has ended: the hand's cards get new ids, so that nobody can follow them
  CardBrought: event('CardBrought', { player: Seat, object: Id, card: Schema.String, to: ZoneName, controller: Seat }), // from outside the game (2016:400.10b)
  Tapped: event('Tapped', { object: Id, forMana: Flag }),
  Untapped: event('Untapped', { object: Id }),
  CountersPut: event('CountersPut', { on: Thing, counter: Schema.String, amount: Nat }),
  CountersRemoved: event('CountersRemoved', { on: Thing, counter: Schema.String, amount: Nat }),
  Attached: event('Attached', { object: Id, to: Thing }),
  Unattached: event('Unattached', { object: Id }),
  ControllerChanged: event('ControllerChanged', { object: Id, from: Seat, controller: Seat }),
  TurnedFaceUp: event('TurnedFaceUp', { object: Id, card: Schema.NullOr(Schema.String) }),
  TurnedFaceDown: event('TurnedFaceDown', { object: Id }),
  FaceChanged: event('FaceChanged', { object: Id, face: Nat }),
  PhasedOut: event('PhasedOut', { objects: list(Id) }),
  PhasedIn: event('PhasedIn', { objects: list(Id) }),
  LinksKept: event('LinksKept', { object: Id, links: Bindings }), // what a linked ability remembers (2016:607)
  Destroyed: event('Destroyed', { object: Id }),
  Regenerated: event('Regenerated', { object: Id }),
  LastKnown: event('LastKnown', { object: Id, as: CharacteristicsCodec }), // of what is not any more where it was, as it was there (2016:608.2g)
  Named: event('Named', { name: Schema.String, object: Id, player: Seat, by: opt(Id) }),

  // knowledge
  Revealed: event('Revealed', { objects: list(Id), cards: list(Schema.String), to: Schema.Union([Schema.Literal('all'), list(Seat)]), player: Seat }),
  RevealEnded: event('RevealEnded', { objects: list(Id) }),
  Searched: event('Searched', { player: Seat, of: Seat }),
  LibraryArranged: event('LibraryArranged', { player: Seat, top: list(Id), bottom: list(Id), by: opt(Seat) }), // these cards of it, in their new order; ids as they are; absent: in random order
  ObjectsChosen: event('ObjectsChosen', { player: Seat, objects: list(Id), secret: Schema.Boolean }),
  WordChosen: event('WordChosen', { player: Seat, word: Schema.Union([Schema.String, Int]), secret: Schema.Boolean }),
  AnswerGiven: event('AnswerGiven', { player: Seat, to: Schema.String, yes: Schema.Boolean }),
  AnswerForced: event('AnswerForced', { player: Seat, kind: Schema.Literals(kinds), ask: Nat, answer: AnswerCodec }), // ask: counted over the run's questions
  CoinFlipped: event('CoinFlipped', { player: Seat, won: Schema.Boolean }),
  DieRolled: event('DieRolled', { player: Seat, sides: Nat, result: Nat }),
  ChosenAtRandom: event('ChosenAtRandom', { objects: list(Id), player: Seat }),

  // life and damage
  DamageDealt: event('DamageDealt', { source: Id, to: Thing, amount: Nat, combat: Schema.Boolean, deathtouch: Flag, unmarked: Flag }),
  DamagePrevented: event('DamagePrevented', { source: Id, to: Thing, amount: Nat, by: Schema.NullOr(Id) }),
  DamageRemoved: event('DamageRemoved', { objects: list(Id) }),
  LifeLost: event('LifeLost', { player: Seat, amount: Nat }),
  LifeGained: event('LifeGained', { player: Seat, amount: Nat }),
  DrewFromEmptyLibrary: event('DrewFromEmptyLibrary', { player: Seat }),

  // combat
  DefenderChosen: event('DefenderChosen', { players: list(Seat) }),
  AttackersDeclared: event('AttackersDeclared', {
    player: Seat,
    attacks: list(Schema.Struct({ attacker: Id, defender: Thing, player: Seat, band: Schema.NullOr(Nat) })),
  }),
  BlockersDeclared: event('BlockersDeclared', { player: Seat, blocks: list(Schema.Struct({ blocker: Id, attackers: list(Id) })) }),
  BecameBlocked: event('BecameBlocked', { attacker: Id, by: list(Id), first: Schema.Boolean }),
  BecameUnblocked: event('BecameUnblocked', { attacker: Id }),
  BlockersOrdered: event('BlockersOrdered', { object: Id, order: list(Id) }),
  DamageAssigned: event('DamageAssigned', {
    shares: list(Schema.Struct({ source: Id, to: Thing, amount: Nat })),
    assigned: list(Id),
    firstStrike: list(Id),
    step: Nat,
  }),
  CombatDamageStacked: event('CombatDamageStacked', { object: Id, controller: Seat, shares: list(Schema.Struct({ source: Id, to: Thing, amount: Nat })) }),
  RemovedFromCombat: event('RemovedFromCombat', { objects: list(Id) }),
  CombatEnded: event('CombatEnded', {}),

  // effects that last
  EffectBegan: event('EffectBegan', { effect: LastingEffectCodec }),
  EffectEnded: event('EffectEnded', { effect: Nat }),
  EffectUsed: event('EffectUsed', { effect: Nat, left: Schema.NullOr(Nat), uses: Schema.NullOr(Nat) }),

  // the end
  PlayerConceded: event('PlayerConceded', { player: Seat }),
  PlayerLost: event('PlayerLost', { player: Seat, why: Schema.Literals(lossReasons) }),
  PlayerWon: event('PlayerWon', { player: Seat }),
  PlayerLeft: event('PlayerLeft', { player: Seat, objects: list(Id) }),
  GameDrawn: event('GameDrawn', {}),
  GameEnded: event('GameEnded', { winners: list(Seat), draw: Schema.Boolean }),

  // the kernel's own
  ActionBegan: event('ActionBegan', { by: Seat }),
  ActionCompleted: event('ActionCompleted', { by: Seat }),
  ActionReversed: event('ActionReversed', { by: Seat, cite: Cite, why: Schema.String, kept: list(Schema.suspend((): Schema.Codec<unknown> => EventCodec)) }),
  LoopSeen: event('LoopSeen', { position: Schema.String }),
  LoopBroken: event('LoopBroken', {}),
  LoopDeclined: event('LoopDeclined', { player: Seat }),
  RulingMade: event('RulingMade', { by: Schema.String, why: Schema.String }),
  PositionSet: event('PositionSet', { game: GameCodec, why: Schema.String }),
} as const;

type Events = typeof events;
export type EventType = keyof Events;
/** `kept` of ActionReversed is recursive, so its type is written out here. */
type TypeOf<K extends EventType> = K extends 'ActionReversed'
  ? {
      readonly type: 'ActionReversed';
      readonly rule: Citation;
      readonly by: string;
      readonly cite: Citation;
      readonly why: string;
      readonly kept: readonly Event[];
    }
  : Events[K]['Type'];
export type EventOf<K extends EventType> = TypeOf<K>;
export type Event = { [K in EventType]: TypeOf<K> }[EventType];
export const EventCodec = Schema.Union(Object.values(events)) as unknown as Schema.Codec<Event>;

/** Events a card could replace or prevent: only `happen` records them (a house rule). */
export const replaceableEvents = [
  'ObjectMoved',
  'TokenCreated',
  'CardDrawn',
  'Tapped',
  'Untapped',
  'CountersPut',
  'Destroyed',
  'DamageDealt',
  'LifeLost',
  'LifeGained',
  'ManaAdded',
  'TurnBegan',
  'PhaseBegan',
  'StepBegan',
  'PlayerLost',
  'PlayerWon',
  'CardBrought',
  'PhasedIn',
  'PhasedOut',
] as const satisfies readonly EventType[];
