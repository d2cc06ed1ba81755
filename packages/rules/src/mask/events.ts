import type { Bindings, Event, EventOf, EventType, Game, Id, LastingEffect, Masked, OnStack, Seat, Setup, Thing, Value, Zone } from '@arbiter/schema';
import { evolve } from '../engine/evolve/index.ts';
import { maskGame } from './game.ts';
import { hasHandle, isSeatOf, type Viewer, withSight } from './viewer.ts';

/** `before` and `after` are the game around the event's batch. */
export interface Around {
  readonly before: Game;
  readonly after: Game;
  readonly viewer: Viewer;
}
/** Null: he sees nothing of it at all. */
type Mask<K extends EventType> = (event: EventOf<K>, around: Around) => Masked | null;

const shown = (event: Event): Masked => event;
const toAll = (event: Event): Masked => shown(event);
const handle = (id: Id, { before, after, viewer }: Around): Id | null =>
  hasHandle(after, id, viewer) || (after.objects[id] === null && hasHandle(before, id, viewer)) ? id : null;
const thing = (of: Thing, around: Around): Thing | null => (typeof of === 'string' ? of : handle(of, around));
const handles = (ids: readonly Id[], around: Around): readonly (Id | null)[] => ids.map((id) => handle(id, around));
const value = (v: Value, around: Around): unknown => (v.objects ? { ...v, objects: handles(v.objects, around) } : v);
const bindings = (all: Bindings, around: Around): unknown => Object.fromEntries(Object.entries(all).map(([name, v]) => [name, value(v, around)]));
const stack = (s: OnStack, around: Around): unknown => ({ ...s, bindings: bindings(s.bindings, around) });
const object: (event: { type: EventType; object: Id }, around: Around) => Masked = (event, around) => ({ ...event, object: handle(event.object, around) });
const objects: (event: { type: EventType; objects: readonly Id[] }, around: Around) => Masked = (event, around) => ({
  ...event,
  objects: handles(event.objects, around),
});
/** Whose hidden zone something lies in: that much anyone sees of it. */
const where = (id: Id, { before }: Around): { readonly zone: Zone; readonly owner: Seat } | null => {
  const obj = before.objects[id];
  return obj ? { zone: obj.zone, owner: obj.owner } : null;
};
const ceased: Mask<'ObjectCeased'> = (event, around) =>
  handle(event.object, around) === null ? { ...event, object: null, where: where(event.object, around) } : shown(event);
const revealed: Mask<'Revealed'> = (event, around) => {
  const { viewer } = around;
  if (viewer === 'judge') return shown(event);
  const sees = event.to === 'all' || (typeof viewer === 'object' && event.to.includes(viewer.seat));
  const seen = sees ? event : { ...event, objects: event.objects.map(() => null), cards: event.cards.map(() => null) };
  return { ...seen, where: event.objects.map((id) => where(id, around)) };
};
/** Whoever comes to control what is face down may look at it (2016:707.5). */
const controlled: Mask<'ControllerChanged'> = (event, { after, viewer }) => {
  const obj = after.objects[event.object];
  if (!obj?.faceDown || viewer === 'judge') return shown(event);
  return { ...event, card: isSeatOf(viewer, obj.controller) ? obj.card : null };
};
const onlySeat =
  (hide: readonly string[]) =>
  (event: Event & { readonly player: string }, { viewer }: Around): Masked =>
    viewer === 'judge' || isSeatOf(viewer, event.player) ? shown(event) : { ...event, ...Object.fromEntries(hide.map((key) => [key, null])) };

const hidden = (zone: Zone): boolean => zone === 'library' || zone === 'hand';
/** Whether the viewer knows which card a zone holds there: all of a public one's face up, his own hand's, none of a library's. */
const knows = (zone: Zone, event: EventOf<'ObjectMoved'>, faceDown: boolean, viewer: Viewer): boolean => {
  if (viewer === 'judge') return true;
  if (zone === 'library') return false;
  if (zone === 'hand') return !faceDown && isSeatOf(viewer, event.player); // 2016:401.5
  return !faceDown || (zone !== 'exile' && isSeatOf(viewer, event.controller));
};
const moved: Mask<'ObjectMoved'> = (event, around) => {
  const { before, viewer } = around;
  if (viewer === 'judge') return shown(event);
  const old = before.objects[event.object];
  const sawOld = old ? hasHandle(before, event.object, viewer) && knows(event.from, event, old.faceDown, viewer) : false;
  const knowsPlace = event.to !== 'library' || (event.random !== true && (isSeatOf(viewer, event.player) || sawOld));
  const seesNew = event.revealed === true || knows(event.to, event, event.faceDown ?? false, viewer);
  return {
    ...event,
    object: old && hasHandle(before, event.object, viewer) ? event.object : null,
    as: !hidden(event.to) || seesNew ? event.as : null,
    card: sawOld || seesNew ? event.card : null,
    ...(event.position === undefined ? {} : { position: knowsPlace ? event.position : null }),
    ...(event.links ? { links: bindings(event.links, around) } : {}),
    ...(event.stack ? { stack: stack(event.stack, around) } : {}),
  };
};

/** How many cards a library has, and what lies in the command zone, anyone may see (2016:401.3). */
const openOf = (decks: Setup['decks']): { readonly libraries: unknown; readonly command: unknown } => {
  const each = (of: (deck: Setup['decks'][string]) => unknown): unknown => Object.fromEntries(Object.entries(decks).map(([seat, deck]) => [seat, of(deck)]));
  return { libraries: each(({ main }) => main.length), command: each(({ command = [] }) => command) };
};
const publicSetup = (setup: Setup, viewer: Viewer): unknown => {
  const { decks, cards, ...rest } = setup;
  if (viewer === 'judge') return setup;
  const open = { ...rest, ...openOf(decks) };
  const own = typeof viewer === 'object' ? decks[viewer.seat] : undefined;
  if (!own || typeof viewer !== 'object') return open;
  const names = new Set([...own.main, ...own.sideboard, ...(own.command ?? [])]);
  return { ...open, decks: { [viewer.seat]: own }, cards: Object.fromEntries(Object.entries(cards).filter(([name]) => names.has(name))) };
};

const effect = (of: LastingEffect, around: Around): unknown => ({
  ...of,
  bindings: bindings(of.bindings, around),
  ...('objects' in of.what ? { what: { ...of.what, objects: handles(of.what.objects, around) } } : {}),
});

/** The audience of every event: closed, so that a new event without one does not compile. */
const masks: { readonly [K in EventType]: Mask<K> } = {
  GameCreated: (event, { viewer }) => ({ ...event, setup: publicSetup(event.setup, viewer) }),
  EntropyGiven: onlySeat(['entropy']),
  LibraryShuffled: (event, { viewer }) => (viewer === 'judge' ? shown(event) : { type: event.type, rule: event.rule, player: event.player }),
  StartingPlayerChosen: toAll,
  LifeTotalSet: toAll,
  MulliganTaken: toAll,
  HandKept: toAll,
  SetupAdvanced: toAll,
  TurnBegan: toAll,
  PhaseBegan: toAll,
  StepBegan: toAll,
  StepEnded: toAll,
  PhaseEnded: toAll,
  TurnEnded: toAll,
  TurnAdded: toAll,
  PhasesAdded: toAll,
  StepAdded: toAll,
  SkipAdded: toAll,
  Skipped: toAll,
  TurnEnding: toAll,
  CleanupRepeated: toAll,
  StateBasedChecked: toAll,
  PriorityReceived: toAll,
  PriorityPassed: toAll,
  YieldSet: onlySeat(['until', 'stopIf']),
  YieldEnded: toAll,
  SpellCast: object,
  LandPlayed: object,
  AbilityActivated: (event, around) => ({ ...event, source: handle(event.source, around) }),
  AbilityTriggered: (event, around) => ({ ...event, source: handle(event.source, around), bindings: bindings(event.bindings, around) }),
  TriggersOrdered: toAll,
  TriggerDropped: toAll,
  AbilityStacked: (event, around) => ({ ...event, stack: stack(event.stack, around) }),
  ModesChosen: toAll,
  TargetsChosen: (event, around) => ({ ...event, targets: event.targets.map((t) => thing(t, around)) }),
  TargetsChanged: (event, around) => ({ ...event, targets: event.targets.map((t) => thing(t, around)) }),
  Divided: toAll,
  XChosen: toAll,
  CostsChosen: toAll,
  Spliced: toAll,
  CostPaid: (event, around) => ({ ...event, bindings: bindings(event.bindings, around) }),
  BindingsKept: (event, around) => ({ ...event, bindings: bindings(event.bindings, around) }),
  ResolutionBegan: toAll,
  Resolved: toAll,
  Countered: toAll,
  ObjectCeased: ceased,
  ManaAdded: toAll,
  ManaSpent: toAll,
  ManaEmptied: toAll,
  ObjectMoved: moved,
  TokenCreated: toAll,
  CopyCreated: toAll,
  EmblemCreated: toAll,
  CardDrawn: object,
  HandRenewed: (event, { viewer }) => (viewer === 'judge' || isSeatOf(viewer, event.player) ? shown(event) : { ...event, first: null }),
  CardBrought: (event, around) => ({ ...event, object: handle(event.object, around), card: handle(event.object, around) === null ? null : event.card }),
  Tapped: toAll,
  Untapped: toAll,
  CountersPut: toAll,
  CountersRemoved: toAll,
  Attached: toAll,
  Unattached: toAll,
  ControllerChanged: controlled,
  TurnedFaceUp: (event, around) => (hasHandle(around.after, event.object, around.viewer) ? shown(event) : { ...event, object: null, card: null }),
  TurnedFaceDown: toAll,
  FaceChanged: toAll,
  PhasedOut: toAll,
  PhasedIn: toAll,
  LinksKept: (event, around) => ({ ...event, links: bindings(event.links, around) }),
  LastKnown: toAll,
  Destroyed: toAll,
  Regenerated: toAll,
  Named: object,
  Revealed: revealed,
  RevealEnded: (event, around) => ({ ...event, objects: event.objects.map((id) => (hasHandle(around.before, id, around.viewer) ? id : null)) }),
  Searched: toAll,
  LibraryArranged: (event, { viewer }) =>
    viewer === 'judge' || (event.by !== undefined && isSeatOf(viewer, event.by))
      ? shown(event)
      : { ...event, top: event.top.map(() => null), bottom: event.bottom.map(() => null) },
  ObjectsChosen: (event, around) =>
    event.secret && around.viewer !== 'judge' && !isSeatOf(around.viewer, event.player)
      ? { ...event, objects: event.objects.map(() => null) }
      : objects(event, around),
  WordChosen: (event, { viewer }) => (event.secret && viewer !== 'judge' && !isSeatOf(viewer, event.player) ? { ...event, word: null } : shown(event)),
  AnswerGiven: toAll,
  AnswerForced: onlySeat(['answer']),
  CoinFlipped: toAll,
  DieRolled: toAll,
  ChosenAtRandom: objects,
  DamageDealt: toAll,
  DamagePrevented: toAll,
  DamageRemoved: toAll,
  LifeLost: toAll,
  LifeGained: toAll,
  DrewFromEmptyLibrary: toAll,
  DefenderChosen: toAll,
  AttackersDeclared: toAll,
  BlockersDeclared: toAll,
  BecameBlocked: toAll,
  BecameUnblocked: toAll,
  BlockersOrdered: toAll,
  DamageAssigned: toAll,
  CombatDamageStacked: toAll,
  RemovedFromCombat: toAll,
  CombatEnded: toAll,
  EffectBegan: (event, around) => ({ ...event, effect: effect(event.effect, around) }),
  EffectEnded: toAll,
  EffectUsed: toAll,
  PlayerConceded: toAll,
  PlayerLost: toAll,
  PlayerWon: toAll,
  PlayerLeft: objects,
  GameDrawn: toAll,
  GameEnded: toAll,
  ActionBegan: toAll,
  ActionCompleted: toAll,
  ActionReversed: (event, around) => {
    const start = around.before.before ?? around.before;
    return { ...event, kept: maskBatch(start, event.kept, around.viewer) };
  },
  LoopSeen: (event, { viewer }) => (viewer === 'judge' ? shown(event) : null),
  LoopBroken: toAll,
  LoopDeclined: toAll,
  RulingMade: toAll,
  PositionSet: (event, { viewer }) => ({ ...event, game: viewer === 'judge' ? event.game : maskGame(event.game, viewer) }),
};

/** The events of one batch as a viewer may see them, in order; what he may not see at all is null. */
export const maskBatch = (before: Game, batch: readonly Event[], viewer: Viewer): readonly (Masked | null)[] => {
  const after = batch.reduce<Game>(evolve, before);
  return batch.map((event) => maskEvent(event, { before, after, viewer }));
};
export const maskEvent = (event: Event, around: Around): Masked | null => {
  if (typeof around.viewer === 'string') return (masks[event.type] as Mask<EventType>)(event as never, around);
  const viewer = withSight(around.before, around.viewer);
  return (masks[event.type] as Mask<EventType>)(event as never, viewer === around.viewer ? around : { ...around, viewer });
};
