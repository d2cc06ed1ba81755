import type { Cite, Id, Seat } from '@arbiter/schema';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { playersOf } from '../cards/refs.ts';
import { cannot, cardFirst } from '../concepts/golden.ts';
import { possible } from '../effects/would/possible.ts';
import { isActive, playerOf } from '../engine/game.ts';
import type { Attempted, Look, Play, Procedure } from '../engine/play.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Would } from '../engine/would.ts';
import { isSorceryTime } from './timing.ts';
import { undertake } from './undertaking.ts';
import { mayPlayFrom, type Shape, shapesOf } from './ways.ts';

interface Args {
  readonly object: Id;
  readonly seat: Seat;
  readonly face?: number;
}
declare module '../engine/play.ts' {
  interface Procedures {
    /** Returns the land as it is on the battlefield. */
    playLand: (args: Args) => Attempted<Id>;
  }
}

/** 2016:305.2: one a turn and what effects add. */
const landPlays = (look: Look, seat: Seat): number =>
  look.playRules.reduce(
    (plays, { change, env }) =>
      plays + ('extraLands' in change && playersOf(look, env, change.who).includes(seat) ? atLeastZero(amountOf(look, env, change.extraLands)) : 0),
    1,
  );

/** Why a player may play no land at all now, or null. `byEffect`: an effect lets him, whatever the stack (2016:305.3). */
export function landProblem(look: Look, seat: Seat, byEffect = false): Refusal | null {
  if (byEffect ? !isActive(look.game, seat) : !isSorceryTime(look.game, seat)) return { cite: '2008:305.4', why: 'land.notNow' };
  if ((playerOf(look.game, seat).did['landsPlayed'] ?? 0) >= landPlays(look, seat)) return { cite: '2008:305.4', why: 'land.already' };
  const forbidden = look.playRules.some(({ change, env }) => 'cantPlayLands' in change && playersOf(look, env, change.cantPlayLands).includes(seat));
  return forbidden ? { cite: cannot(look.game), why: 'land.forbidden' } : null;
}

/** The faces of a card that are lands. */
export const landShapes = (look: Look, id: Id): readonly Shape[] => shapesOf(look, id).filter(({ types }) => types.includes('land'));

const entering = (seat: Seat, object: Id, { face }: Shape, rule: Cite): Would => ({
  would: 'move',
  rule,
  object,
  to: 'battlefield',
  cause: 'play',
  player: seat,
  entering: { under: seat, ...(face === null ? {} : { face }) },
});
/** Whether nothing keeps it from entering the battlefield (2016:101.2). */
export const couldEnter = (look: Look, seat: Seat, object: Id, shape: Shape): boolean => possible(look, entering(seat, object, shape, '2008:305.4'));
/** Why a player may not play this land now, or null. */
export const landRefusal = (look: Look, seat: Seat, object: Id): Refusal | null => {
  const problem = landProblem(look, seat);
  if (problem || landShapes(look, object).some((shape) => couldEnter(look, seat, object, shape))) return problem;
  return { cite: cannot(look.game), why: 'land.cannotEnter' };
};

function* putIntoPlay(play: Play, { object, seat, face }: Args): Procedure<Id> {
  const byEffect = play.game.priority.holder !== seat;
  const problem = landProblem(play.look, seat, byEffect);
  if (problem) play.refuse(problem);
  const shape = landShapes(play.look, object).find((one) => face === undefined || one.face === null || one.face === face);
  if (!shape || (!byEffect && !mayPlayFrom(play.look, seat, object))) return play.refuse({ cite: '2008:305.4', why: 'land.notThis' });
  // Beyond the one a turn that the rules allow, a card allows it.
  const rule = (playerOf(play.game, seat).did['landsPlayed'] ?? 0) > 0 ? cardFirst(play.game) : '2008:305.4';
  const events = yield* play.happen([entering(seat, object, shape, rule)]);
  const moved = events.find((event) => event.type === 'ObjectMoved' && event.object === object);
  if (moved?.type !== 'ObjectMoved') return play.refuse({ cite: cannot(play.game), why: 'land.cannotEnter' });
  play.record({ type: 'LandPlayed', rule, object: moved.as, player: seat });
  return moved.as;
}

/** A special action: no stack, no responses (2008:305.4; 2016:115.2a). */
export function* playLand(play: Play, args: Args): Procedure<Attempted<Id>> {
  return yield* undertake(play, args.seat, () => putIntoPlay(play, args));
}
