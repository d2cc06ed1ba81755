import type { Event, Game, Id, Order } from '@arbiter/schema';
import { ending } from '../concepts/winning.ts';
import { hasPlayer, isSeat } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Would } from '../engine/would.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    carryOutRuling: (args: { readonly by: string; readonly why: string; readonly orders: readonly Order[] }) => void;
  }
}

/** What a judge orders is no rule of the game; this is where the rules give way to a tournament's. */
const rule = '2008:100.5';

const exists = (game: Game, object: number): boolean => game.objects[object] !== null && game.objects[object] !== undefined;
const unknownIn = (game: Game, order: Order): string | null => {
  switch (order.order) {
    case 'life':
      return hasPlayer(game, order.player) ? null : order.player;
    case 'put':
      return !hasPlayer(game, order.player) ? order.player : Object.hasOwn(game.cards, order.card) ? null : order.card;
    case 'move':
    case 'tap':
      return exists(game, order.object) ? null : String(order.object);
    case 'counters':
      return (isSeat(order.on) ? hasPlayer(game, order.on) : exists(game, order.on)) ? null : String(order.on);
    case 'end':
      return order.winners.find((seat) => !hasPlayer(game, seat)) ?? null;
    default:
      return order satisfies never;
  }
};
/** Why orders cannot be carried out, or null: they name players, cards and objects of this game. */
export const refusesOrders = (game: Game, orders: readonly Order[]): Refusal | null => {
  const unknown = orders.map((order) => unknownIn(game, order)).find((name) => name !== null);
  return unknown === undefined ? null : { cite: rule, why: 'ruling.unknown', params: { name: unknown } };
};

/** Carries out a judge's orders as they are written; what would have entered or left triggers as ever, and the step settles afterwards. */
export function* carryOutRuling(play: Play, { by, why, orders }: { readonly by: string; readonly why: string; readonly orders: readonly Order[] }): Procedure {
  play.record({ type: 'RulingMade', rule, by, why });
  for (const order of orders) {
    if (play.game.result !== null) return;
    if (unknownIn(play.game, order) === null) yield* carryOut(play, order);
  }
}

function* carryOut(play: Play, order: Order): Procedure {
  switch (order.order) {
    case 'life':
      return play.record({ type: 'LifeTotalSet', rule, player: order.player, life: order.life });
    case 'put':
      return yield* put(play, order);
    case 'move':
      return yield* happens(play, {
        would: 'move',
        rule,
        object: order.object,
        to: order.zone,
        cause: 'put',
        ...(order.position === undefined ? {} : { entering: { position: order.position } }),
      });
    case 'counters':
      return yield* changeCounters(play, order);
    case 'tap':
      return yield* happens(play, { would: order.tapped ? 'tap' : 'untap', rule, object: order.object });
    case 'end':
      return play.record(...ending(play.game, { winners: order.draw ? [] : order.winners, draw: order.draw, rule }));
    default:
      return order satisfies never;
  }
}
function* happens(play: Play, ...woulds: readonly Would[]): Procedure {
  yield* play.happen(woulds);
}

/** The card is made from the game's definitions and is its player's from then on. */
type Put = Extract<Order, { order: 'put' }>;
function* put(play: Play, order: Put): Procedure {
  const onto = order.zone === 'battlefield';
  const brought = yield* play.happen([{ would: 'bring', rule, seat: order.player, card: order.card, to: onto ? 'exile' : order.zone }]);
  for (const event of brought)
    if (event.type === 'CardBrought') yield* onto ? play.happen([entering(order, event.object)]) : play.happen(countersOn(order, event.object));
}
/** It enters as anything does: with what it enters with, as is chosen for it, attached to something (2016:614.12). */
const entering = ({ player, tapped, counters }: Put, object: Id): Would => ({
  would: 'move',
  rule,
  object,
  to: 'battlefield',
  cause: 'put',
  entering: { under: player, ...(tapped ? { tapped } : {}), ...(counters ? { counters } : {}) },
});
const countersOn = ({ counters = {} }: Put, on: Id): readonly Would[] =>
  Object.entries(counters)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([counter, amount]) => ({ would: 'counters', rule, on, counter, amount }));

function* changeCounters(play: Play, { on, counter, amount }: Extract<Order, { order: 'counters' }>): Procedure {
  if (amount > 0) return yield* happens(play, { would: 'counters', rule, on, counter, amount });
  const counters = isSeat(on) ? play.game.players.find((p) => p.seat === on)?.counters : play.game.objects[on]?.counters;
  const less = Math.min(-amount, counters?.[counter] ?? 0);
  const removed: readonly Event[] = less > 0 ? [{ type: 'CountersRemoved', rule, on, counter, amount: less }] : [];
  play.record(...removed);
}
