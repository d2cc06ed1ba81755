import type { Seat, Thing } from '@arbiter/schema';
import { apnap, objectOf, playerOf } from '../engine/game.ts';
import type { Env, Play, Procedure } from '../engine/play.ts';
import type { Would } from '../engine/would.ts';
import { players } from './acting.ts';
import { agrees, pickObjects, pickWord } from './asking.ts';
import type { Primitive } from './primitive.ts';
import { objectsIn, seatsIn } from './shares.ts';

const cite = '2016:701.26' as const;
const kindsOn = (play: Play, on: Thing): readonly string[] =>
  Object.keys((typeof on === 'string' ? playerOf(play.game, on).counters : objectOf(play.game, on)?.counters) ?? {}).toSorted((a, b) => (a < b ? -1 : 1));

function* chosen(play: Play, env: Env, seat: Seat): Procedure<readonly Thing[]> {
  const from = play.game.battlefield.filter((id) => kindsOn(play, id).length > 0);
  const things: Thing[] = [...(yield* pickObjects(play, seat, { cite, env, from, min: 0, max: from.length, prompt: 'proliferate' }))];
  for (const player of apnap(play.game).filter((one) => kindsOn(play, one).length > 0))
    if (yield* agrees(play, seat, { cite, env, what: `proliferate ${player}` })) things.push(player);
  return things;
}

/** 2016:701.26a: any permanents and players with counters get one more of a kind they have. */
export const proliferate: Primitive<'proliferate'> = function* (play, { env }, { who }) {
  const woulds: Would[] = [];
  for (const seat of players(play.look, env, who)) {
    for (const on of yield* chosen(play, env, seat)) {
      const kinds = kindsOn(play, on);
      const counter = kinds.length === 1 ? (kinds[0] as string) : yield* pickWord(play, seat, cite, env, 'counter', kinds);
      woulds.push({ would: 'counters', rule: cite, by: env.source, player: seat, on, counter, amount: 1 });
    }
  }
  if (woulds.length > 0) yield* play.happen(woulds);
  const on = woulds.flatMap((would) => (would.would === 'counters' ? [would.on] : []));
  return { objects: objectsIn(on), players: seatsIn(on), number: on.length, did: true };
};
