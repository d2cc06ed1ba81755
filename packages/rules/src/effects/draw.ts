import type { Id } from '@arbiter/schema';
import { players } from './acting.ts';
import type { Primitive } from './primitive.ts';
import { timesOf } from './shares.ts';
import { eventsOf } from './values.ts';

/** Cards are drawn one at a time, each player completing his draws in APNAP order (2016:120.2, 120.2a). */
export const draw: Primitive<'draw'> = function* (play, { env }, instruction) {
  const seats = players(play.look, env, instruction.who);
  const amount = timesOf(play, { env }, instruction.amount);
  const objects: Id[] = [];
  for (const seat of seats) {
    for (let n = 0; n < amount; n++) {
      const events = yield* play.happen([{ would: 'draw', rule: '2016:120.1', by: env.source, player: env.controller, seat }]);
      objects.push(
        ...eventsOf(events, 'CardDrawn')
          .filter((e) => e.player === seat)
          .map((e) => e.object),
      );
    }
  }
  return { objects, players: seats, number: objects.length, did: seats.length > 0 && amount > 0 };
};
