import type { Event, Game, Id, LastingEffect, Seat } from '@arbiter/schema';
import { playersOf } from '../cards/refs.ts';
import { ending, outcomeOf } from '../concepts/winning.ts';
import { at } from '../engine/game.ts';
import type { Look, Play, Procedure } from '../engine/play.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    leaveGame: (args: { readonly seat: Seat }) => void;
  }
}

const idsWhere = (game: Game, is: (id: Id) => boolean): readonly Id[] => game.objects.flatMap((o) => (o && is(o.id) ? [o.id] : []));
const owned = (game: Game, seat: Seat): readonly Id[] => idsWhere(game, (id) => at(game, id).owner === seat);
/** What is on the stack but is no card of anybody's: it ceases to exist with its controller. */
const unowned = (game: Game, seat: Seat): readonly Id[] =>
  game.stack.filter((id) => at(game, id).controller === seat && at(game, id).owner !== seat && at(game, id).kind !== 'card');

const givesControl = (look: Look, effect: LastingEffect, seat: Seat): boolean => {
  const env = { source: effect.source ?? 0, controller: effect.controller, bindings: effect.bindings, x: effect.x };
  if (effect.what.kind === 'change') return effect.what.changes.some((c) => 'control' in c && playersOf(look, env, c.control).includes(seat));
  return effect.what.kind === 'play' && effect.what.changes.some((c) => 'controls' in c && playersOf(look, env, c.controls).includes(seat));
};

/**
 * A player who has lost leaves (2008:102.5). Unless that decides the game, it goes on without him: his objects leave with him, what gave him control ends,
 * his abilities on the stack cease, and what he still controls is exiled (2016:800.4a).
 */
export function* leaveGame(play: Play, { seat }: { readonly seat: Seat }): Procedure {
  const outcome = outcomeOf(play.game);
  if (outcome) return play.record(...ending(outcome));
  const rule = '2016:800.4a';
  const ended = play.game.effects
    .filter((effect) => givesControl(play.look, effect, seat))
    .map((effect): Event => ({ type: 'EffectEnded', rule, effect: effect.id }));
  const ceased = unowned(play.game, seat).map((object): Event => ({ type: 'ObjectCeased', rule, object }));
  const dropped = play.game.waiting.filter((w) => w.controller === seat).map((w): Event => ({ type: 'TriggerDropped', rule, trigger: w.id }));
  play.record(...ended, ...ceased, ...dropped, { type: 'PlayerLeft', rule: '2008:102.5', player: seat, objects: owned(play.game, seat) });
  yield* play.happen(
    play.game.battlefield.filter((id) => at(play.game, id).controller === seat).map((object) => ({ would: 'move', rule, object, to: 'exile', cause: 'leave' })),
  );
}
