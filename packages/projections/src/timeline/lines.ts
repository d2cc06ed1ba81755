import type { EventType, Id, Thing, Value } from '@arbiter/schema';
import type { en } from '../messages/en.ts';
import type { SeenOf } from '../seen.ts';
import { type Named, type Names, nameOf } from './names.ts';
import type { Param, Params, WordKey } from './params.ts';

export type MessageKey = keyof typeof en;
/** `minor`: bookkeeping that a reader may leave out. */
export interface Told {
  readonly key: MessageKey;
  readonly params: Params;
  readonly minor?: true;
}
type Tell<K extends EventType> = (event: SeenOf<K>, names: Names) => Told;

const word = (key: WordKey): { readonly word: WordKey } => ({ word: key });
const thing = (names: Names, of: Thing | null): Param => (typeof of === 'string' ? of : nameOf(names, of));
const all = (names: Names, ids: readonly (Id | null)[] | null): readonly Named[] => (ids ?? []).map((id) => nameOf(names, id));
const told = (key: MessageKey, params: Params = {}): Told => ({ key, params });
const minor = (key: MessageKey, params: Params = {}): Told => ({ key, params, minor: true });
/** Where a key has no value, what stands in brackets about it is left out. */
const maybe = (params: Readonly<Record<string, Param | null | undefined>>): Params =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, param]): (readonly [string, Param])[] => (param === null || param === undefined ? [] : [[key, param]])),
  );

/** A line of a player alone. */
const ofPlayer =
  (key: MessageKey, say: (key: MessageKey, params: Params) => Told = told) =>
  ({ player }: { readonly player: string }): Told =>
    say(key, { player });
/** A line of an object alone. */
const ofObject =
  (key: MessageKey, say: (key: MessageKey, params: Params) => Told = told) =>
  ({ object }: { readonly object: Id | null }, names: Names): Told =>
    say(key, { object: nameOf(names, object) });
const ofObjects =
  (key: MessageKey, say: (key: MessageKey, params: Params) => Told = told) =>
  ({ objects }: { readonly objects: readonly (Id | null)[] | null }, names: Names): Told =>
    say(key, { objects: all(names, objects), n: (objects ?? []).length });

const mana = (units: readonly { readonly type: string }[]): string => units.map(({ type }) => `{${type}}`).join('');
const numbers = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([key, n]) => `${key} ${n}`)
    .join(', ');
const objectsIn = (bindings: Readonly<Record<string, Value>>): readonly (Id | null)[] => Object.values(bindings).flatMap(({ objects = [] }) => objects);

/** A move is told by its cause. The name it has where it comes to, or else the one it had. */
const moved: Tell<'ObjectMoved'> = (e, names) => {
  const card = { ...nameOf(names, e.as ?? e.object), name: e.card ?? nameOf(names, e.as).name ?? nameOf(names, e.object).name };
  const ways = { from: word(`from.${e.from}`), to: word(`to.${e.to}`) };
  const isMinor = e.cause === 'cast' || e.cause === 'play' || e.cause === 'cost';
  return { key: `moved.${e.cause}`, params: { player: e.player, card, ...ways }, ...(isMinor ? { minor: true } : {}) };
};
const answer = (yes: boolean): Param => word(yes ? 'yes' : 'no');
const skipped = (what: SeenOf<'Skipped'>['what']): Param => {
  if (what === 'turn') return word('turn');
  return word(isPhase(what) ? `phase.${what}` : `step.${what}`);
};
const isPhase = (what: string): what is SeenOf<'PhaseBegan'>['phase'] =>
  what === 'beginning' || what === 'combat' || what === 'ending' || what.endsWith('-main');

/** What is said of each event: closed, so that an event without a line does not compile. */
export const lines: { readonly [K in EventType]: Tell<K> } = {
  GameCreated: ({ setup }) => told('GameCreated', { players: setup.seats.map(({ seat }) => seat), format: setup.format }),
  EntropyGiven: ofPlayer('EntropyGiven', minor),
  LibraryShuffled: ofPlayer('LibraryShuffled'),
  StartingPlayerChosen: ({ by, player }) => told('StartingPlayerChosen', { by, player }),
  LifeTotalSet: ({ player, life }) => told('LifeTotalSet', { player, n: life }),
  MulliganTaken: ofPlayer('MulliganTaken'),
  HandKept: ofPlayer('HandKept'),
  SetupAdvanced: ({ to }) => minor('SetupAdvanced', { to }),

  TurnBegan: ({ player, number, extra }) => told(extra ? 'TurnBegan.extra' : 'TurnBegan', { player, n: number }),
  PhaseBegan: ({ phase }) => minor('PhaseBegan', { phase: word(`phase.${phase}`) }),
  StepBegan: ({ step }) => told('StepBegan', { step: word(`step.${step}`) }),
  StepEnded: ({ step }) => minor('StepEnded', { step: word(`step.${step}`) }),
  PhaseEnded: ({ phase }) => minor('PhaseEnded', { phase: word(`phase.${phase}`) }),
  TurnEnded: ({ player, number }) => minor('TurnEnded', { player, n: number }),
  TurnAdded: ofPlayer('TurnAdded'),
  PhasesAdded: ({ phases, after }) => told('PhasesAdded', { phases: phases.map((phase) => word(`phase.${phase}`)), after: word(`phase.${after}`) }),
  StepAdded: ({ step, after }) => told('StepAdded', { step: word(`step.${step}`), after: word(`step.${after}`) }),
  SkipAdded: ({ player, what }) => told('SkipAdded', { player, what: skipped(what) }),
  Skipped: ({ player, what }) => told('Skipped', { player, what: skipped(what) }),
  TurnEnding: ({ to }) => told(`TurnEnding.${to}`),
  CleanupRepeated: () => minor('CleanupRepeated'),
  StateBasedChecked: () => minor('StateBasedChecked'),

  PriorityReceived: ofPlayer('PriorityReceived', minor),
  PriorityPassed: ({ player, mana: floating }) => minor('PriorityPassed', maybe({ player, mana: floating || null })),
  YieldSet: ofPlayer('YieldSet', minor),
  YieldEnded: ofPlayer('YieldEnded', minor),
  SpellCast: ({ player, object, from }, names) => told('SpellCast', { player, object: nameOf(names, object), from: word(`from.${from}`) }),
  LandPlayed: ({ player, object }, names) => told('LandPlayed', { player, object: nameOf(names, object) }),
  AbilityActivated: (e, names) => (e.mana ? minor : told)('AbilityActivated', { player: e.player, object: nameOf(names, e.source) }),
  AbilityTriggered: ({ source }, names) => told('AbilityTriggered', { object: nameOf(names, source) }),
  TriggersOrdered: ofPlayer('TriggersOrdered', minor),
  TriggerDropped: () => minor('TriggerDropped'),
  AbilityStacked: ofObject('AbilityStacked'),
  ModesChosen: ({ object, modes }, names) => told('ModesChosen', { object: nameOf(names, object), modes: modes.map((mode) => mode + 1) }),
  TargetsChosen: (e, names) => told('TargetsChosen', { object: nameOf(names, e.object), targets: (e.targets ?? []).map((target) => thing(names, target)) }),
  TargetsChanged: (e, names) => told('TargetsChanged', { object: nameOf(names, e.object), targets: (e.targets ?? []).map((target) => thing(names, target)) }),
  Divided: ({ object, amounts }, names) => told('Divided', { object: nameOf(names, object), amounts }),
  XChosen: ({ object, x }, names) => told('XChosen', { object: nameOf(names, object), n: x }),
  CostsChosen: ({ object, paid }, names) => minor('CostsChosen', { object: nameOf(names, object), paid: numbers(paid) }),
  Spliced: ({ object, cards }, names) => told('Spliced', { object: nameOf(names, object), cards }),
  CostPaid: ({ object, bindings }, names) => minor('CostPaid', { object: nameOf(names, object), with: all(names, objectsIn(bindings)) }),
  BindingsKept: ofObject('BindingsKept', minor),
  ResolutionBegan: ofObject('ResolutionBegan'),
  Resolved: ofObject('Resolved', minor),
  Countered: ({ object, by }, names) => told('Countered', maybe({ object: nameOf(names, object), by: by === null ? null : nameOf(names, by) })),
  ObjectCeased: ofObject('ObjectCeased', minor),

  ManaAdded: ({ player, mana: units }) => minor('ManaAdded', { player, mana: mana(units) }),
  ManaSpent: ({ player, mana: spent, on, left }, names) =>
    minor('ManaSpent', maybe({ player, mana: mana(spent), on: on === undefined ? null : nameOf(names, on), left })),
  ManaEmptied: ({ player, mana: units }) => minor('ManaEmptied', { player, mana: mana(units) }),

  ObjectMoved: moved,
  TokenCreated: ({ controller, object }, names) => told('TokenCreated', { player: controller, object: nameOf(names, object) }),
  CopyCreated: ({ controller, of }, names) => told('CopyCreated', { player: controller, object: nameOf(names, of) }),
  EmblemCreated: ({ owner, object }, names) => told('EmblemCreated', { player: owner, object: nameOf(names, object) }),
  CardDrawn: ofPlayer('CardDrawn', minor),
  HandRenewed: ofPlayer('HandRenewed', minor),
  CardBrought: (e, names) => told('CardBrought', { player: e.player, object: nameOf(names, e.object), to: word(`to.${e.to}`) }),
  Tapped: (e, names) => (e.forMana ? minor : told)('Tapped', { object: nameOf(names, e.object) }),
  Untapped: ofObject('Untapped'),
  CountersPut: (e, names) => told('CountersPut', { on: thing(names, e.on), counter: e.counter, n: e.amount }),
  CountersRemoved: (e, names) => told('CountersRemoved', { on: thing(names, e.on), counter: e.counter, n: e.amount }),
  Attached: ({ object, to }, names) => told('Attached', { object: nameOf(names, object), to: thing(names, to) }),
  Unattached: ofObject('Unattached'),
  ControllerChanged: ({ object, controller }, names) => told('ControllerChanged', { object: nameOf(names, object), player: controller }),
  TurnedFaceUp: ofObject('TurnedFaceUp'),
  TurnedFaceDown: ofObject('TurnedFaceDown'),
  FaceChanged: ofObject('FaceChanged'),
  PhasedOut: ofObjects('PhasedOut'),
  PhasedIn: ofObjects('PhasedIn'),
  LinksKept: ofObject('LinksKept', minor),
  Destroyed: ofObject('Destroyed'),
  Regenerated: ofObject('Regenerated'),
  LastKnown: ofObject('LastKnown', minor),
  Named: ({ name, player }) => minor('Named', { player, name }),

  Revealed: (e, names) => {
    const objects = all(names, e.objects);
    const params = { player: e.player, objects, n: objects.length };
    return e.to === 'all' ? told('Revealed', params) : told('Revealed.some', { ...params, to: e.to });
  },
  RevealEnded: ofObjects('RevealEnded', minor),
  Searched: ({ player, of }) => told('Searched', { player, of }),
  LibraryArranged: ({ player, top, bottom }) => told('LibraryArranged', { player, top: (top ?? []).length, bottom: (bottom ?? []).length }),
  ObjectsChosen: (e, names) => told('ObjectsChosen', { player: e.player, objects: all(names, e.objects), n: (e.objects ?? []).length }),
  WordChosen: ({ player, word: chosen }) => told('WordChosen', maybe({ player, word: chosen })),
  AnswerGiven: ({ player, yes }) => told('AnswerGiven', { player, answer: answer(yes) }),
  AnswerForced: ({ player, kind }) => minor('AnswerForced', { player, kind }),
  CoinFlipped: ({ player, won }) => told(won ? 'CoinFlipped.won' : 'CoinFlipped.lost', { player }),
  DieRolled: ({ player, sides, result }) => told('DieRolled', { player, sides, n: result }),
  ChosenAtRandom: ofObjects('ChosenAtRandom'),

  DamageDealt: (e, names) => told(e.combat ? 'DamageDealt.combat' : 'DamageDealt', { source: nameOf(names, e.source), to: thing(names, e.to), n: e.amount }),
  DamagePrevented: (e, names) => told('DamagePrevented', { source: nameOf(names, e.source), to: thing(names, e.to), n: e.amount }),
  DamageRemoved: ofObjects('DamageRemoved', minor),
  LifeLost: ({ player, amount }) => told('LifeLost', { player, n: amount }),
  LifeGained: ({ player, amount }) => told('LifeGained', { player, n: amount }),
  DrewFromEmptyLibrary: ofPlayer('DrewFromEmptyLibrary'),

  DefenderChosen: ({ players }) => minor('DefenderChosen', { players }),
  AttackersDeclared: ({ player, attacks }, names) =>
    attacks.length === 0
      ? minor('AttackersDeclared.none', { player })
      : told('AttackersDeclared', {
          player,
          attackers: all(
            names,
            attacks.map(({ attacker }) => attacker),
          ),
          defenders: [...new Set(attacks.map(({ defender }) => defender))].map((one) => thing(names, one)),
        }),
  BlockersDeclared: ({ player, blocks }, names) =>
    blocks.length === 0
      ? minor('BlockersDeclared.none', { player })
      : told('BlockersDeclared', {
          player,
          blockers: all(
            names,
            blocks.map(({ blocker }) => blocker),
          ),
          attackers: all(names, [...new Set(blocks.flatMap(({ attackers }) => attackers))]),
        }),
  BecameBlocked: ({ attacker, by }, names) => told('BecameBlocked', { object: nameOf(names, attacker), by: all(names, by) }),
  BecameUnblocked: ({ attacker }, names) => minor('BecameUnblocked', { object: nameOf(names, attacker) }),
  BlockersOrdered: ({ object, order }, names) => told('BlockersOrdered', { object: nameOf(names, object), order: all(names, order) }),
  DamageAssigned: ({ shares }) => minor('DamageAssigned', { n: shares.length }),
  CombatDamageStacked: ({ controller }) => told('CombatDamageStacked', { player: controller }),
  RemovedFromCombat: ofObjects('RemovedFromCombat'),
  CombatEnded: () => minor('CombatEnded'),

  EffectBegan: ({ effect }, names) => minor('EffectBegan', maybe({ source: effect.source === null ? null : nameOf(names, effect.source) })),
  EffectEnded: () => minor('EffectEnded'),
  EffectUsed: () => minor('EffectUsed'),

  PlayerConceded: ofPlayer('PlayerConceded'),
  PlayerLost: ({ player, why }) => told('PlayerLost', { player, why: word(`lost.${why}`) }),
  PlayerWon: ofPlayer('PlayerWon'),
  PlayerLeft: ofPlayer('PlayerLeft'),
  GameDrawn: () => told('GameDrawn'),
  GameEnded: ({ winners, draw }) => (draw || winners.length === 0 ? told('GameEnded.draw') : told('GameEnded', { players: winners })),

  ActionBegan: ({ by }) => minor('ActionBegan', { player: by }),
  ActionCompleted: ({ by }) => minor('ActionCompleted', { player: by }),
  ActionReversed: ({ by, why }) => told(why === 'withdrawn' ? 'ActionReversed.withdrawn' : 'ActionReversed', { player: by }),
  LoopSeen: () => minor('LoopSeen'),
  LoopBroken: () => minor('LoopBroken'),
  LoopDeclined: ofPlayer('LoopDeclined'),
  RulingMade: ({ by, why }) => told('RulingMade', { by, why }),
  PositionSet: ({ game, why }) => told('PositionSet', { n: game.turn.number, why }),
};
