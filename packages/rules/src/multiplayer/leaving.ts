import type { Event, Game, Id, LastingEffect, Seat, Until } from '@arbiter/schema';
import { playersOf } from '../cards/refs.ts';
import { shownAtLast } from '../concepts/faceDown.ts';
import { ending, outcomeOf } from '../concepts/winning.ts';
import { at, isPlaying, nextInTurnOrder, turnTaker } from '../engine/game.ts';
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

/** 2016:800.4k: until a turn of his would have begun, which is before the turn of who comes after him; who leaves in his own turn has had that one. */
function untilThen(game: Game, seat: Seat, until: Until): Until {
  const { active, number } = game.turn;
  const goesOn = isPlaying(game, turnTaker(game, seat)); // his team takes it without him
  return 'player' in until && until.player === seat && !goesOn
    ? { at: 'turnOf', player: nextInTurnOrder(game, seat), after: active === seat ? number + 1 : number }
    : until;
}
function outlasting(game: Game, seat: Seat, ended: readonly LastingEffect[]): readonly Event[] {
  const rule = '2016:800.4k';
  const changed = game.effects
    .filter((effect) => !ended.includes(effect))
    .map((effect) => ({ effect, until: untilThen(game, seat, effect.until) }))
    .filter(({ effect, until }) => until !== effect.until);
  return changed.flatMap(({ effect, until }, i): readonly Event[] => [
    { type: 'EffectEnded', rule, effect: effect.id },
    { type: 'EffectBegan', rule, effect: { ...effect, id: game.counters.effect + i, until } },
  ]);
}
/** What he controls that is somebody else's: in play or a spell. */
const held = (game: Game, seat: Seat): readonly Id[] =>
  [...game.battlefield, ...game.stack].filter(
    (id) => at(game, id).controller === seat && (at(game, id).zone === 'battlefield' || at(game, id).kind === 'card'),
  );

/**
 * A player who has lost leaves (2008:102.5). Unless that decides the game, it goes on without him: his objects leave with him, what gave him control ends,
 * his abilities on the stack cease, and what he still controls is exiled (2016:800.4a).
 */
export function* leaveGame(play: Play, { seat }: { readonly seat: Seat }): Procedure {
  const outcome = outcomeOf(play.game);
  if (outcome) return play.record(...ending(play.game, outcome));
  const rule = '2016:800.4a';
  const controlling = play.game.effects.filter((effect) => givesControl(play.look, effect, seat));
  const ended = controlling.map((effect): Event => ({ type: 'EffectEnded', rule, effect: effect.id }));
  const lasting = outlasting(play.game, seat, controlling);
  const ceased = unowned(play.game, seat).map((object): Event => ({ type: 'ObjectCeased', rule, object }));
  const dropped = play.game.waiting.filter((w) => w.controller === seat).map((w): Event => ({ type: 'TriggerDropped', rule, trigger: w.id }));
  const objects = owned(play.game, seat);
  const left: Event = { type: 'PlayerLeft', rule: '2008:102.5', player: seat, objects };
  play.record(...ended, ...lasting, ...ceased, ...dropped, ...shownAtLast(play.game, objects), left);
  yield* play.happen(held(play.game, seat).map((object) => ({ would: 'move', rule, object, to: 'exile', cause: 'leave' })));
}
