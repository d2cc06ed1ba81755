import type { Cause, Cite, Destination, Event, Id, Seat, Value, Zone } from '@arbiter/schema';
import { at, isIn, playerOf } from '../engine/game.ts';
import type { Env, Play, Procedure } from '../engine/play.ts';
import type { Would } from '../engine/would.ts';
import { foundNow } from './acting.ts';
import { asOwnersArrange, inRandomOrder } from './asking.ts';
import { awaitReturn, mayWait } from './awaiting.ts';
import { depthOf, enteringOf, ordersMatter, stays } from './entering.ts';
import { keepAlso } from './links.ts';
import { type Context, nothing, type Proposal, type Proposer, simply } from './primitive.ts';
import { eventsOf, movedAs } from './values.ts';

const causeOf = (from: Zone, to: Zone): Cause => {
  if (to === 'exile') return 'exile';
  return to === 'hand' || (to === 'battlefield' && from !== 'hand' && from !== 'library') ? 'return' : 'put';
};
const ruleOf = (to: Zone): Cite => (to === 'exile' ? '2016:406.2' : '2016:610.1');
/** By which rule the ability is linked that speaks of what this one moves; without an object on the stack it is a replacement effect that does. */
const movedWith = ({ on }: Env, to: Zone): Cite => {
  if (to === 'battlefield') return '2016:607.2c';
  if (to !== 'exile') return '2016:607.1';
  return on === undefined ? '2016:607.2b' : '2016:607.2a';
};

/** The order in which these are put where they go: the last one lies on top, or, put at the bottom, lowest. */
function* inOrder(play: Play, ids: readonly Id[], to: Destination): Procedure<readonly Id[]> {
  if (!ordersMatter(to.zone) || ids.length < 2 || to.position === 'shuffled' || to.position === 'random') return ids;
  const topFirst = to.order === 'same' ? ids : yield* asOwnersArrange(play, ids, to.zone);
  return to.position === 'bottom' ? topFirst : topFirst.toReversed();
}

/** The woulds that put these there. What cannot enter stays where it is. */
export function* movesTo(
  play: Play,
  context: Context,
  ids: readonly Id[],
  to: Destination,
  how: { readonly rule?: Cite; readonly cause?: Cause } = {},
): Procedure<readonly Would[]> {
  const woulds: Would[] = [];
  const sunk = new Map<Seat, number>();
  for (const object of yield* inOrder(
    play,
    ids.filter((id) => !stays(play, id, to)),
    to,
  )) {
    const entering = yield* enteringOf(play, context, object, to);
    if (entering === null) continue;
    const { owner, zone } = at(play.game, object);
    const depth = to.zone === 'library' ? depthOf(play, context.env, to, owner) : null;
    const sank = sunk.get(owner) ?? 0;
    sunk.set(owner, sank + 1);
    const below = to.position === 'random' ? play.random(sank + 1) : to.position === 'bottom' ? sank : 0; // each place among those already there as likely
    woulds.push({
      would: 'move',
      rule: how.rule ?? ruleOf(to.zone),
      by: context.env.source,
      player: context.env.controller,
      object,
      to: to.zone,
      cause: how.cause ?? causeOf(zone, to.zone),
      entering: { ...entering, ...(depth === null ? {} : { position: depth + below }), ...(to.position === 'random' ? { random: true } : {}) },
    });
  }
  return woulds;
}

/** Cards that change their place within a library do not move between zones. */
function* rearranged(play: Play, { env }: Context, ids: readonly Id[], to: Destination): Procedure<void> {
  const seats = [...new Set(ids.map((id) => at(play.game, id).owner))];
  for (const player of seats) {
    const his = ids.filter((id) => at(play.game, id).owner === player);
    const order = to.position === 'random' ? inRandomOrder(play, his) : yield* inOrder(play, his, to);
    const depth = depthOf(play, env, to, player);
    const sinks = to.position === 'bottom' || to.position === 'random';
    const above =
      depth === null || sinks
        ? []
        : playerOf(play.game, player)
            .library.filter((id) => !order.includes(id))
            .slice(0, depth);
    play.record({
      type: 'LibraryArranged',
      rule: '2016:401.4',
      player,
      top: sinks ? [] : [...above, ...order.toReversed()],
      bottom: sinks ? order : [],
      ...(to.position === 'random' ? {} : { by: env.controller }),
    });
  }
}
/** Shuffles these players' libraries; tells which id each card of theirs has after it. Only the text that shuffled may ask. */
export function* shuffleIn(play: Play, { env }: Context, seats: readonly Seat[]): Procedure<(id: Id) => Id> {
  const before = seats.map((seat) => [seat, playerOf(play.game, seat).library] as const);
  const woulds = seats.map((seat) => ({ would: 'shuffle' as const, rule: '2016:701.16' as const, by: env.source, player: env.controller, seat }));
  const shuffles = eventsOf(woulds.length > 0 ? yield* play.happen(woulds) : [], 'LibraryShuffled');
  const after = new Map(
    before.flatMap(([seat, library]) => {
      const shuffle = shuffles.find((e) => e.player === seat);
      return shuffle ? shuffle.order.map((position, i) => [library[position] as Id, shuffle.first + i] as const) : [];
    }),
  );
  return (id) => after.get(id) ?? id;
}

/** Exiling, returning and putting (2016:610.1). Bound under the new ids of those that went where they were sent. */
export const proposeMove: Proposer<'move'> = function* (play, context, instruction) {
  const { what, to, link, untilLeaves } = instruction;
  if (!mayWait(play, context.env, instruction)) return nothing;
  const ids = foundNow(play.look, context.env, what);
  const within = to.zone === 'library' ? ids.filter((id) => isIn(play.game, id, 'library')) : [];
  const leaving = ids.filter((id) => !within.includes(id));
  const owners = [...new Set(ids.map((id) => at(play.game, id).owner))];
  if (within.length > 0 && to.position !== 'shuffled') yield* rearranged(play, context, within, to);
  const woulds = yield* movesTo(play, context, leaving, to);
  if (woulds.length === 0 && within.length === 0) return nothing;
  let now = (id: Id): Id => id;
  const value = (events: readonly Event[]): Value => ({
    objects: [...within, ...movedAs(events, leaving, (e) => e.to === to.zone)].map((id) => now(id)),
    number: ids.length,
    did: true,
  });
  const proposal: Proposal = {
    woulds,
    value,
    *then(events) {
      if (untilLeaves !== undefined)
        awaitReturn(
          play,
          context.env,
          untilLeaves,
          eventsOf(events, 'ObjectMoved').filter((e) => leaving.includes(e.object) && e.to === to.zone),
        );
      if (link !== undefined) keepAlso(play, context.env, link, value(events), movedWith(context.env, to.zone));
      if (to.zone === 'library' && to.position === 'shuffled') now = yield* shuffleIn(play, context, owners);
    },
  };
  return proposal;
};
export const move = simply<'move'>(proposeMove);
