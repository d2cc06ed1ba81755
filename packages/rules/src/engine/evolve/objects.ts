import { blankObject, type EventOf, type Game, type Id, type Obj, type OnStack, unannounced } from '@arbiter/schema';
import { outOfCombat } from './combat.ts';
import { addObject, count, enterZone, leaveZone, setObject, setObjects, setPlayer, stamp } from './update.ts';

const remembered = (stack: OnStack, spell: Id): Obj['was'] => ({ spell, x: stack.x, paid: stack.paid, spent: stack.spent, from: stack.from });

/**
 * What is gone from its zone stays in the past under its id; its characteristics follow in the same batch (LastKnown). Of hidden cards only those of a hand
 * that come into the open: an ability may have had one for its source.
 */
const forget = (game: Game, old: Obj, became: Id | null, isOpen = false): Game => {
  const objects = game.objects.slice();
  objects[old.id] = null;
  if (old.zone === 'library' || (old.zone === 'hand' && !isOpen)) return { ...game, objects };
  return { ...game, objects, past: { ...game.past, [old.id]: { object: old, as: null, became } } };
};
export const lastKnown = (game: Game, e: EventOf<'LastKnown'>): Game => {
  const obj = game.objects[e.object];
  const past = obj?.zone === 'phasedOut' ? { object: obj, as: null, became: null } : game.past[e.object];
  return past ? { ...game, past: { ...game.past, [e.object]: { ...past, as: e.as } } } : game;
};

export const linksKept = (game: Game, e: EventOf<'LinksKept'>): Game => {
  const keep = (o: Obj): Obj => ({ ...o, links: { ...o.links, ...e.links } });
  const past = game.past[e.object];
  return past ? { ...game, past: { ...game.past, [e.object]: { ...past, object: keep(past.object) } } } : setObjects(game, [e.object], keep);
};

const entered = (game: Game, e: EventOf<'ObjectMoved'>, old: Obj): readonly [Obj, Game] => {
  const [timestamp, stamped] = stamp(game);
  const permanent = e.to === 'battlefield';
  const obj: Obj = {
    ...blankObject(e.as, old.owner, e.to),
    kind: old.kind,
    card: old.card,
    timestamp,
    enteredTurn: game.turn.number,
    under: e.controller,
    controller: e.controller,
    values: e.values ?? (old.kind === 'card' ? null : old.values),
    face: e.face ?? 0,
    faceDown: e.faceDown ?? false,
    tapped: e.tapped ?? false,
    sick: permanent,
    ...(permanent ? { gained: timestamp } : {}),
    counters: e.counters ?? {},
    attachedTo: e.attachedTo ?? null,
    links: e.links ?? {},
    was: permanent && old.stack ? remembered(old.stack, old.id) : null,
    revealed: e.revealed ? 'all' : null,
    stack: e.stack ? { ...e.stack, from: e.stack.from ?? e.from } : null,
  };
  return [obj, stamped];
};

export const objectMoved = (game: Game, e: EventOf<'ObjectMoved'>): Game => {
  const old = game.objects[e.object];
  if (!old) throw new Error(`no object ${e.object}`);
  const out = forget(
    outOfCombat(leaveZone(game, old.id, old.zone, old.owner), [old.id]),
    old,
    e.as,
    e.to !== 'library' && e.to !== 'hand' && e.faceDown !== true,
  );
  const [obj, stamped] = entered(out, e, old);
  const placed = enterZone(addObject(stamped, obj), e.as, e.to, old.owner, e.position);
  const fighting = e.attacking || e.blocking !== undefined ? joinCombat(placed, e.as, e.attacking, e.blocking) : placed;
  const left = e.from === 'battlefield' ? setPlayer(fighting, old.controller, (p) => ({ ...p, did: count(p.did, 'permanentsLeft') })) : fighting;
  return e.from === 'battlefield' && e.to === 'graveyard' ? setPlayer(left, old.controller, (p) => ({ ...p, did: count(p.did, 'permanentsDied') })) : left;
};

const joinCombat = (game: Game, id: Id, attacking: EventOf<'ObjectMoved'>['attacking'], blocking: Id | undefined): Game => {
  if (!game.combat) return game;
  if (attacking) {
    const attack = {
      attacker: id,
      defender: attacking.defender,
      defendingPlayer: attacking.player,
      band: null,
      blocked: attacking.unblocked ? false : null,
      declared: false,
      assigned: false,
      hadFirstStrike: false,
      wasBlocked: false,
    };
    return { ...game, combat: { ...game.combat, attacks: [...game.combat.attacks, attack] } };
  }
  return {
    ...game,
    combat: {
      ...game.combat,
      blocks: [...game.combat.blocks, { blocker: id, attackers: [blocking as Id], declared: false, assigned: false, hadFirstStrike: false }],
    },
  };
};

export const tokenCreated = (game: Game, e: EventOf<'TokenCreated'>): Game => {
  const [timestamp, stamped] = stamp(game);
  const obj: Obj = {
    ...blankObject(e.object, e.owner, 'battlefield'),
    kind: 'token',
    card: e.card ?? null,
    values: e.values,
    timestamp,
    enteredTurn: game.turn.number,
    under: e.controller,
    controller: e.controller,
    sick: true,
    gained: timestamp,
    tapped: e.tapped ?? false,
    counters: e.counters ?? {},
    attachedTo: e.attachedTo ?? null,
    links: e.links ?? {},
    faceDown: e.faceDown ?? false,
    face: e.face ?? 0,
  };
  const placed = enterZone(addObject(stamped, obj), e.object, 'battlefield', e.owner);
  return e.attacking || e.blocking !== undefined ? joinCombat(placed, e.object, e.attacking, e.blocking) : placed;
};

const onStack = (game: Game, obj: Obj): Game => enterZone(addObject(game, obj), obj.id, 'stack', obj.owner);

export const copyCreated = (game: Game, e: EventOf<'CopyCreated'>): Game => {
  const [timestamp, stamped] = stamp(game);
  const of = game.objects[e.of] ?? game.past[e.of]?.object;
  return onStack(stamped, {
    ...blankObject(e.object, e.owner, 'stack'),
    kind: of?.kind === 'ability' ? 'ability' : 'copy',
    card: e.card,
    values: e.values ?? null,
    face: e.face ?? of?.face ?? 0,
    faceDown: of?.faceDown ?? false,
    timestamp,
    enteredTurn: game.turn.number,
    under: e.controller,
    controller: e.controller,
    stack: e.stack,
  });
};

export const abilityStacked = (game: Game, e: EventOf<'AbilityStacked'>): Game => {
  const [timestamp, stamped] = stamp(game);
  const placed = onStack(stamped, {
    ...blankObject(e.object, e.owner, 'stack'),
    kind: 'ability',
    timestamp,
    enteredTurn: game.turn.number,
    under: e.controller,
    controller: e.controller,
    stack: e.stack,
  });
  return e.trigger === undefined ? placed : { ...placed, waiting: placed.waiting.filter((w) => w.id !== e.trigger) };
};

export const combatDamageStacked = (game: Game, e: EventOf<'CombatDamageStacked'>): Game => {
  const [timestamp, stamped] = stamp(game);
  const stack: OnStack = { ...unannounced, assignment: e.shares };
  return onStack(stamped, {
    ...blankObject(e.object, e.controller, 'stack'),
    kind: 'combatDamage',
    timestamp,
    enteredTurn: game.turn.number,
    under: e.controller,
    controller: e.controller,
    stack,
  });
};

export const emblemCreated = (game: Game, e: EventOf<'EmblemCreated'>): Game => {
  const [timestamp, stamped] = stamp(game);
  return enterZone(
    addObject(stamped, { ...blankObject(e.object, e.owner, 'command'), kind: 'emblem', values: e.values, timestamp }),
    e.object,
    'command',
    e.owner,
  );
};

export const cardBrought = (game: Game, e: EventOf<'CardBrought'>): Game => {
  const [timestamp, stamped] = stamp(game);
  const obj: Obj = {
    ...blankObject(e.object, e.player, e.to),
    card: e.card,
    timestamp,
    enteredTurn: game.turn.number,
    under: e.controller,
    controller: e.controller,
    sick: e.to === 'battlefield',
    ...(e.to === 'battlefield' ? { gained: timestamp } : {}),
  };
  const taken = setPlayer(stamped, e.player, (p) =>
    p.sideboard.includes(e.card) ? { ...p, sideboard: p.sideboard.toSpliced(p.sideboard.indexOf(e.card), 1) } : p,
  );
  return enterZone(addObject(taken, obj), e.object, e.to, e.player);
};

export const objectCeased = (game: Game, e: EventOf<'ObjectCeased'>): Game => {
  const obj = game.objects[e.object];
  return obj ? forget(outOfCombat(leaveZone(game, obj.id, obj.zone, obj.owner), [obj.id]), obj, null) : game;
};

/** New ids by position: nobody can follow a card through a shuffle (DESIGN: ids). */
const renumbered = (game: Game, olds: readonly Id[], first: Id): Game => {
  const objects = game.objects.slice();
  while (objects.length < first) objects.push(null);
  olds.forEach((old, i) => {
    objects[first + i] = { ...(objects[old] as Obj), id: first + i, revealed: null };
    objects[old] = null;
  });
  return { ...game, objects };
};
export const libraryShuffled = (game: Game, e: EventOf<'LibraryShuffled'>): Game => {
  const library = game.players.find((p) => p.seat === e.player)?.library ?? [];
  const shuffled = renumbered(
    game,
    e.order.map((position) => library[position] as Id),
    e.first,
  );
  return setPlayer(shuffled, e.player, (p) => ({ ...p, library: e.order.map((_, i) => e.first + i) }));
};
export const handRenewed = (game: Game, e: EventOf<'HandRenewed'>): Game => {
  const hand = game.players.find((p) => p.seat === e.player)?.hand ?? [];
  return setPlayer(renumbered(game, hand, e.first), e.player, (p) => ({ ...p, hand: hand.map((_, i) => e.first + i) }));
};
export const libraryArranged = (game: Game, e: EventOf<'LibraryArranged'>): Game =>
  setPlayer(game, e.player, (p) => ({ ...p, library: [...e.top, ...p.library.filter((id) => !e.top.includes(id) && !e.bottom.includes(id)), ...e.bottom] }));

const changeCounters = (game: Game, on: Id | string, counter: string, by: number): Game => {
  const changed = (counters: Readonly<Record<string, number>>): Readonly<Record<string, number>> => {
    const { [counter]: number, ...rest } = counters;
    const had = Object.hasOwn(counters, counter) ? (number ?? 0) : 0; // a counter may be called what every object inherits
    return had + by > 0 ? { ...rest, [counter]: had + by } : rest;
  };
  return typeof on === 'string'
    ? setPlayer(game, on, (p) => ({ ...p, counters: changed(p.counters) }))
    : setObjects(game, [on], (o) => ({ ...o, counters: changed(o.counters) }));
};
export const countersPut = (game: Game, e: EventOf<'CountersPut'>): Game => changeCounters(game, e.on, e.counter, e.amount);
export const countersRemoved = (game: Game, e: EventOf<'CountersRemoved'>): Game => changeCounters(game, e.on, e.counter, -e.amount);

export const attached = (game: Game, e: EventOf<'Attached'>): Game => {
  const [timestamp, stamped] = stamp(game);
  return setObject(stamped, e.object, (o) => ({ ...o, attachedTo: e.to, timestamp }));
};
export const controllerChanged = (game: Game, e: EventOf<'ControllerChanged'>): Game =>
  outOfCombat(
    setObject(game, e.object, (o) => ({ ...o, controller: e.controller, sick: true, gained: game.counters.timestamp, did: count(o.did, 'changedController') })),
    [e.object],
  );
/** 2016:613.6d: a face-up or face-down turn gives a new timestamp. */
export const turned = (game: Game, id: Id, change: Partial<Obj>): Game => {
  const [timestamp, stamped] = stamp(game);
  return setObject(stamped, id, (o) => ({ ...o, ...change, timestamp }));
};
/** Phasing by zone: the same object with its counters, tapped state and Auras; damage is gone (classic `phasing`). */
const swap = (game: Game, ids: readonly Id[], from: 'battlefield' | 'phasedOut', to: 'battlefield' | 'phasedOut', change: (o: Obj) => Obj): Game => {
  const out = from === 'battlefield' ? outOfCombat(game, ids) : game;
  const moved = { ...out, [from]: out[from].filter((id) => !ids.includes(id)), [to]: [...out[to], ...ids] };
  return setObjects(moved, ids, (o) => change({ ...o, zone: to }));
};
export const phasedOut = (game: Game, e: EventOf<'PhasedOut'>): Game =>
  swap(game, e.objects, 'battlefield', 'phasedOut', (o) => (game.rules.phasing === 'zone' ? { ...o, damage: 0, deathtouched: false } : o));
export const phasedIn = (game: Game, e: EventOf<'PhasedIn'>): Game =>
  swap(game, e.objects, 'phasedOut', 'battlefield', (o) => (game.rules.phasing === 'zone' ? { ...o, sick: false } : o));

/** Objects that leave the game with their owner go nowhere (2016:800.4a). */
export const objectsLeft = (game: Game, ids: readonly Id[]): Game =>
  ids.reduce((left, id) => {
    const obj = left.objects[id];
    return obj ? forget(outOfCombat(leaveZone(left, id, obj.zone, obj.owner), [id]), obj, null) : left;
  }, game);

export const stateBasedChecked = (game: Game): Game => ({
  ...game,
  players: game.players.map((p) => (p.drewFromEmpty ? { ...p, drewFromEmpty: false } : p)),
  objects: game.objects.map((o) => (o?.deathtouched ? { ...o, deathtouched: false } : o)),
});
