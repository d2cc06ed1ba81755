import type { Bindings, Event, EventPattern, EventType, Filter, Id, Seat, Who } from '@arbiter/schema';
import { holds } from '../../cards/conditions.ts';
import { fits, matches } from '../../cards/filters.ts';
import { playersOf } from '../../cards/refs.ts';
import { zoneFits } from '../../effects/would/patterns.ts';
import { activeSeats, isActive } from '../../engine/game.ts';
import type { Env, Look } from '../../engine/play.ts';

type On = Exclude<EventPattern, { anyOf: unknown }>['on'];
type PatternOf<K extends On> = Extract<EventPattern, { on: K }>;
type What = Filter | 'self' | 'attached' | undefined;

/** Which triggers an event can concern at all. */
export const concerns: Readonly<Partial<Record<EventType, readonly On[]>>> = {
  ObjectMoved: ['move', 'attach', 'unattach'],
  TokenCreated: ['move', 'attach'],
  CardBrought: ['move'],
  DamageDealt: ['damage'],
  StepBegan: ['step'],
  SpellCast: ['cast'],
  AbilityActivated: ['activate'],
  TargetsChosen: ['target'],
  TargetsChanged: ['target'],
  AttackersDeclared: ['attack'],
  BlockersDeclared: ['block'],
  BecameBlocked: ['becomesBlocked'],
  BecameUnblocked: ['unblocked'],
  CardDrawn: ['draw'],
  LifeGained: ['gainLife'],
  LifeLost: ['loseLife'],
  Tapped: ['tap'],
  Untapped: ['untap'],
  CountersPut: ['counters'],
  CountersRemoved: ['counters'],
  TurnedFaceUp: ['faceUp'],
  FaceChanged: ['transform'],
  ControllerChanged: ['control'],
  Attached: ['attach', 'unattach'],
  Unattached: ['unattach'],
  LibraryShuffled: ['shuffle'],
  Searched: ['search'],
  Revealed: ['reveal'],
  PlayerLost: ['playerLost'],
  CoinFlipped: ['coin'],
  PhasedIn: ['phasing'],
  PhasedOut: ['phasing', 'move'],
  Countered: ['countered'],
  ManaAdded: ['manaAdded'],
  Regenerated: ['regenerated'],
  Named: ['named', 'scry'],
};

/** An ability watching the events of a batch: whose it is, and how the game looked before and after. */
export interface Watch {
  readonly env: Env;
  readonly before: Look;
  readonly after: Look;
}

const objects = (...ids: readonly Id[]): { readonly objects: readonly Id[] } => ({ objects: ids });
const players = (...seats: readonly Seat[]): { readonly players: readonly Seat[] } => ({ players: seats });
const isThis = (look: Look, env: Env, what: What, id: Id): boolean => what === undefined || matches(look, env, what, id);
const isOne = (look: Look, env: Env, who: Who | undefined, seat: Seat): boolean => who === undefined || playersOf(look, env, who).includes(seat);
/** Each of several objects of one event is an event of its own for a trigger (2016:603.2c). */
const eachOf = (ids: readonly Id[], ok: (id: Id) => boolean, bindings: (id: Id) => Bindings): readonly Bindings[] => ids.filter(ok).map(bindings);
const one = (match: boolean, bindings: () => Bindings): readonly Bindings[] => (match ? [bindings()] : []);

/** A step is that of each player whose turn it is (2016:805.4d); the turn of one who has left is still his (2016:800.4j). */
const whoseStep = ({ game }: Look, player: Seat): readonly Seat[] => {
  const seats = isActive(game, player) ? activeSeats(game) : [];
  return seats.length > 0 ? seats : [player];
};

type Matchers = { readonly [K in On]?: (pattern: PatternOf<K>, event: never, watch: Watch) => readonly Bindings[] };
type Ev<T extends EventType> = Extract<Event, { type: T }>;

const arrival = (p: PatternOf<'move'>, to: 'battlefield' | Ev<'CardBrought'>['to'], id: Id, seat: Seat, { env, after }: Watch): readonly Bindings[] =>
  one(p.from === undefined && p.cause === undefined && zoneFits(to, p.to) && isThis(after, env, p.what, id), () => ({
    trigger: objects(id),
    triggerPlayer: players(seat),
  }));

/** By zone, what phases out leaves the battlefield (2008:502.15); there is no such move by status. */
const phasingOut = (p: PatternOf<'move'>, e: Ev<'PhasedOut'>, { env, before }: Watch): readonly Bindings[] => {
  if (before.game.rules.phasing !== 'zone' || p.cause !== undefined || p.by !== undefined) return [];
  if (!zoneFits('battlefield', p.from) || !zoneFits('phasedOut', p.to)) return [];
  return eachOf(
    e.objects,
    (id) => isThis(before, env, p.what, id),
    (id) => ({ trigger: objects(id), triggerPlayer: players(before.of(id).controller) }),
  );
};

/** 2016:603.6d: what leaves the battlefield is judged as it was before, what enters a zone as it is there. */
const move = (p: PatternOf<'move'>, e: Ev<'ObjectMoved'> | Ev<'TokenCreated'> | Ev<'CardBrought'> | Ev<'PhasedOut'>, watch: Watch): readonly Bindings[] => {
  if (e.type === 'TokenCreated') return arrival(p, 'battlefield', e.object, e.controller, watch);
  if (e.type === 'PhasedOut') return phasingOut(p, e, watch);
  if (e.type === 'CardBrought') return arrival(p, e.to, e.object, e.player, watch);
  const { env, before, after } = watch;
  if (!zoneFits(e.from, p.from) || !zoneFits(e.to, p.to)) return [];
  if (p.cause !== undefined && p.cause !== e.cause) return [];
  if (p.by !== undefined && (e.by === undefined || !isOne(after, env, p.by, e.by))) return [];
  const leaves = e.from === 'battlefield' || p.what === 'attached';
  const self = p.what === 'self' && (env.source === e.object || env.source === e.as);
  const judged = leaves ? before : after;
  const id = leaves ? e.object : e.as;
  if (!(self || (p.what !== 'self' && isThis(judged, env, p.what, id)))) return [];
  const seat = leaves ? before.of(e.object).controller : e.controller;
  return [{ trigger: objects(leaves ? e.object : e.as), triggerNew: objects(e.as), triggerPlayer: players(seat) }];
};

const matchers = {
  move,
  damage: (p: PatternOf<'damage'>, e: Ev<'DamageDealt'>, { env, before, after }: Watch) => {
    if ((p.combat !== undefined && p.combat !== e.combat) || !isThis(after, env, p.source, e.source)) return [];
    const bindings = (): Bindings => ({
      triggerSource: objects(e.source),
      triggerAmount: { number: e.amount },
      ...(typeof e.to === 'string'
        ? { triggerPlayer: players(e.to), trigger: objects(e.source) }
        : { trigger: objects(e.to), triggerPlayer: players(before.of(e.to).controller) }),
    });
    if (typeof e.to === 'string') return one(p.toPlayer !== undefined ? isOne(after, env, p.toPlayer, e.to) : p.to === undefined, bindings);
    return one(p.to !== undefined ? isThis(after, env, p.to, e.to) : p.toPlayer === undefined, bindings);
  },
  step: (p: PatternOf<'step'>, e: Ev<'StepBegan'>, { env, after }: Watch) =>
    p.step !== e.step
      ? []
      : whoseStep(after, e.player)
          .filter((seat) => isOne(after, env, p.whose, seat))
          .map((seat) => ({ triggerPlayer: players(seat) })),
  cast: (p: PatternOf<'cast'>, e: Ev<'SpellCast'>, { env, after }: Watch) =>
    one(isThis(after, env, p.what, e.object) && isOne(after, env, p.who, e.player) && (p.from === undefined || p.from === e.from), () => ({
      trigger: objects(e.object),
      triggerPlayer: players(e.player),
    })),
  activate: (p: PatternOf<'activate'>, e: Ev<'AbilityActivated'>, { env, after }: Watch) =>
    one(isThis(after, env, p.source, e.source) && isOne(after, env, p.who, e.player) && (p.mana === undefined || p.mana === e.mana), () => ({
      triggerSource: objects(e.source),
      trigger: objects(e.object ?? e.source),
      triggerPlayer: players(e.player),
    })),
  target: (p: PatternOf<'target'>, e: Ev<'TargetsChosen'> | Ev<'TargetsChanged'>, { env, before, after }: Watch) => {
    if (p.by !== undefined && !fits(after, env, p.by, e.object)) return [];
    const kept = e.type === 'TargetsChanged' ? (before.game.objects[e.object]?.stack?.targets[e.as] ?? []) : []; // they are targets already
    const by = after.game.objects[e.object]?.controller;
    const bindings = { triggerSource: objects(e.object), ...(by === undefined ? {} : { triggerPlayer: players(by) }) };
    const fresh = e.targets.filter((t) => !kept.includes(t));
    return fresh.flatMap((t) =>
      typeof t === 'string'
        ? one(p.player !== undefined && isOne(after, env, p.player, t), () => bindings)
        : one(p.player === undefined && isThis(after, env, p.what, t), () => ({ ...bindings, trigger: objects(t) })),
    );
  },
  attack: (p: PatternOf<'attack'>, e: Ev<'AttackersDeclared'>, { env, after }: Watch) => {
    if (p.alone === true && e.attacks.length !== 1) return [];
    return e.attacks
      .filter((a) => isThis(after, env, p.what, a.attacker) && isOne(after, env, p.whom, a.player))
      .map((a) => ({
        trigger: objects(a.attacker),
        triggerPlayer: players(after.of(a.attacker).controller), // one specific attacking player (2016:805.10c)
        defender: typeof a.defender === 'string' ? players(a.defender) : objects(a.defender),
        defendingPlayer: players(a.player),
      }));
  },
  block: (p: PatternOf<'block'>, e: Ev<'BlockersDeclared'>, { env, after }: Watch) =>
    e.blocks.flatMap((b) =>
      isThis(after, env, p.what, b.blocker)
        ? b.attackers
            .filter((id) => isThis(after, env, p.attacker, id))
            .map((id) => ({ trigger: objects(b.blocker), blocked: objects(id), triggerPlayer: players(after.of(b.blocker).controller) }))
        : [],
    ),
  becomesBlocked: (p: PatternOf<'becomesBlocked'>, e: Ev<'BecameBlocked'>, { env, after }: Watch) => {
    if (!isThis(after, env, p.what, e.attacker)) return [];
    const each = after.game.rules.becomesBlocked === 'per-blocker' && p.by !== undefined;
    if (!each && !e.first) return []; // 2008:309.4
    const by = e.by.filter((id) => isThis(after, env, p.by, id));
    if (p.by !== undefined && by.length === 0) return [];
    const bind = (ids: readonly Id[]): Bindings => ({
      trigger: objects(e.attacker),
      blockers: objects(...ids),
      triggerPlayer: players(after.of(e.attacker).controller),
    });
    return each ? by.map((id) => bind([id])) : [bind(by)];
  },
  unblocked: (p: PatternOf<'unblocked'>, e: Ev<'BecameUnblocked'>, { env, after }: Watch) =>
    one(isThis(after, env, p.what, e.attacker), () => ({ trigger: objects(e.attacker) })),
  draw: (p: PatternOf<'draw'>, e: Ev<'CardDrawn'>, { env, after }: Watch) => {
    const nth = after.game.players.find((x) => x.seat === e.player)?.did['cardsDrawn'] ?? 0;
    return one(isOne(after, env, p.who, e.player) && (p.nth === undefined || p.nth === nth), () => ({
      trigger: objects(e.object),
      triggerPlayer: players(e.player),
    }));
  },
  gainLife: (p: PatternOf<'gainLife'>, e: Ev<'LifeGained'>, { env, after }: Watch) =>
    one(isOne(after, env, p.who, e.player), () => ({ triggerPlayer: players(e.player), triggerAmount: { number: e.amount } })),
  loseLife: (p: PatternOf<'loseLife'>, e: Ev<'LifeLost'>, { env, after }: Watch) =>
    one(isOne(after, env, p.who, e.player), () => ({ triggerPlayer: players(e.player), triggerAmount: { number: e.amount } })),
  tap: (p: PatternOf<'tap'>, e: Ev<'Tapped'>, { env, after }: Watch) =>
    one(isThis(after, env, p.what, e.object) && (p.forMana === undefined || p.forMana === (e.forMana ?? false)), () => ({
      trigger: objects(e.object),
      triggerPlayer: players(after.of(e.object).controller),
    })),
  untap: (p: PatternOf<'untap'>, e: Ev<'Untapped'>, { env, after }: Watch) =>
    one(isThis(after, env, p.what, e.object), () => ({ trigger: objects(e.object), triggerPlayer: players(after.of(e.object).controller) })),
  counters: (p: PatternOf<'counters'>, e: Ev<'CountersPut'> | Ev<'CountersRemoved'>, { env, after }: Watch) => {
    if ((p.op === 'put') !== (e.type === 'CountersPut') || (p.counter !== undefined && p.counter !== e.counter) || typeof e.on === 'string') return [];
    const on = e.on;
    if (p.last === true && (after.game.objects[on]?.counters[e.counter] ?? 0) > 0) return [];
    const bindings = (amount: number): Bindings => ({ trigger: objects(on), triggerAmount: { number: amount } });
    if (!isThis(after, env, p.what, on)) return [];
    return p.each ? Array.from({ length: e.amount }, () => bindings(1)) : [bindings(e.amount)];
  },
  faceUp: (p: PatternOf<'faceUp'>, e: Ev<'TurnedFaceUp'>, { env, after }: Watch) =>
    one(isThis(after, env, p.what, e.object) && after.game.objects[e.object]?.zone === 'battlefield', () => ({ trigger: objects(e.object) })),
  transform: (p: PatternOf<'transform'>, e: Ev<'FaceChanged'>, { env, after }: Watch) =>
    one(isThis(after, env, p.what, e.object), () => ({ trigger: objects(e.object) })),
  control: (p: PatternOf<'control'>, e: Ev<'ControllerChanged'>, { env, after }: Watch) =>
    one(isThis(after, env, p.what, e.object) && isOne(after, env, p.gains, e.controller) && isOne(after, env, p.loses, e.from), () => ({
      trigger: objects(e.object),
      triggerPlayer: players(e.controller),
    })),
  /** Also by entering the battlefield attached (2016:303.4). */
  attach: (p: PatternOf<'attach'>, e: Ev<'Attached'> | Ev<'ObjectMoved'> | Ev<'TokenCreated'>, { env, after }: Watch) => {
    const id = e.type === 'ObjectMoved' ? e.as : e.object;
    const to = e.type === 'Attached' ? e.to : (after.game.objects[id]?.attachedTo ?? null);
    if (to === null || (e.type === 'ObjectMoved' && e.to !== 'battlefield')) return [];
    return one(isThis(after, env, p.what, id) && (p.to === undefined || (typeof to === 'number' && isThis(after, env, p.to, to))), () => ({
      trigger: objects(id),
      ...(typeof to === 'number' ? { attachedTo: objects(to) } : {}),
    }));
  },
  /** Also by what moves it elsewhere, and as it leaves the battlefield (2016:701.3d). */
  unattach: (p: PatternOf<'unattach'>, e: Ev<'Unattached'> | Ev<'Attached'> | Ev<'ObjectMoved'>, { env, before }: Watch) => {
    const was = before.game.objects[e.object]?.attachedTo ?? null;
    if (was === null || (e.type === 'ObjectMoved' && e.from !== 'battlefield')) return [];
    return one(isThis(before, env, p.what, e.object), () => ({
      trigger: objects(e.object),
      ...(typeof was === 'number' ? { attachedTo: objects(was) } : {}),
    }));
  },
  shuffle: (p: PatternOf<'shuffle'>, e: Ev<'LibraryShuffled'>, { env, after }: Watch) =>
    one(isOne(after, env, p.who, e.player), () => ({ triggerPlayer: players(e.player) })),
  search: (p: PatternOf<'search'>, e: Ev<'Searched'>, { env, after }: Watch) =>
    one(isOne(after, env, p.who, e.player), () => ({ triggerPlayer: players(e.player) })),
  reveal: (p: PatternOf<'reveal'>, e: Ev<'Revealed'>, { env, after }: Watch) =>
    eachOf(
      e.objects,
      (id) => fits(after, env, p.what, id),
      (id) => ({ trigger: objects(id), triggerPlayer: players(e.player) }),
    ),
  playerLost: (p: PatternOf<'playerLost'>, e: Ev<'PlayerLost'>, { env, before }: Watch) =>
    one(isOne(before, env, p.who, e.player), () => ({ triggerPlayer: players(e.player) })),
  coin: (p: PatternOf<'coin'>, e: Ev<'CoinFlipped'>, { env, after }: Watch) =>
    one(isOne(after, env, p.who, e.player) && (p.won === undefined || p.won === e.won), () => ({ triggerPlayer: players(e.player) })),
  phasing: (p: PatternOf<'phasing'>, e: Ev<'PhasedIn'> | Ev<'PhasedOut'>, { env, before, after }: Watch) => {
    if ((p.dir === 'in') !== (e.type === 'PhasedIn')) return [];
    return eachOf(
      e.objects,
      (id) => isThis(p.dir === 'in' ? after : before, env, p.what, id),
      (id) => ({ trigger: objects(id) }),
    );
  },
  countered: (p: PatternOf<'countered'>, e: Ev<'Countered'>, { env, before }: Watch) =>
    one(isThis(before, env, p.what, e.object) && (p.by === undefined || (e.by !== null && isOne(before, env, p.by, before.of(e.by).controller))), () => ({
      trigger: objects(e.object),
      ...(e.by === null ? {} : { triggerSource: objects(e.by) }),
    })),
  manaAdded: (p: PatternOf<'manaAdded'>, e: Ev<'ManaAdded'>, { env, after }: Watch) => {
    const [first] = e.mana;
    return one(first !== undefined && isThis(after, env, p.from, first.source), () => ({
      triggerPlayer: players(e.player),
      trigger: objects(first?.source ?? 0),
      triggerMana: { words: e.mana.map((m) => m.type) },
    }));
  },
  regenerated: (p: PatternOf<'regenerated'>, e: Ev<'Regenerated'>, { env, after }: Watch) =>
    one(isThis(after, env, p.what, e.object), () => ({ trigger: objects(e.object) })),
  scry: (p: PatternOf<'scry'>, e: Ev<'Named'>, { env, after }: Watch) =>
    one(e.name === 'scry' && isOne(after, env, p.who, e.player), () => ({ triggerPlayer: players(e.player) })),
  named: (p: PatternOf<'named'>, e: Ev<'Named'>, { env, after }: Watch) =>
    one(e.name === p.name && (p.own === undefined || e.by === env.source) && isThis(after, env, p.what, e.object), () => ({
      trigger: objects(e.object),
      triggerPlayer: players(e.player),
    })),
  /** 2016:603.8: not an event; see {@link stateHolds}. */
  state: () => [],
} satisfies Record<On, (pattern: never, event: never, watch: Watch) => readonly Bindings[]>;

/** What a pattern remembers of each time an event fits it; empty if it does not. */
export const matchEvent = (pattern: EventPattern, event: Event, watch: Watch): readonly Bindings[] => {
  if ('anyOf' in pattern) return pattern.anyOf.flatMap((p) => matchEvent(p, event, watch)).slice(0, 1);
  if (!concerns[event.type]?.includes(pattern.on)) return [];
  return (matchers as Matchers)[pattern.on]?.(pattern as never, event as never, watch) ?? [];
};
export const stateHolds = (pattern: EventPattern, look: Look, env: Env): boolean =>
  !('anyOf' in pattern) && pattern.on === 'state' && holds(look, env, pattern.when);
export const onsOf = (pattern: EventPattern): readonly On[] => ('anyOf' in pattern ? pattern.anyOf.flatMap(onsOf) : [pattern.on]);
export type { On };
