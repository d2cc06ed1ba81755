import type { Seat } from '@arbiter/schema';
import { players } from './acting.ts';
import { type Primitive, within } from './primitive.ts';
import { timesOf } from './shares.ts';
import { bound, sum } from './values.ts';

/** 2016:705.1: a called flip is won or lost, each with the same chance, whatever was called. */
export const coin: Primitive<'coin'> = function* (play, context, instruction) {
  const times = timesOf(play, context, instruction.times);
  let wins = 0;
  const winners: Seat[] = [];
  for (const player of players(play.look, context.env, instruction.who)) {
    for (let n = 0; n < times; n++) {
      const won = play.random(2, { what: 'coin', seat: player }) === 0;
      play.record({ type: 'CoinFlipped', rule: '2016:705.1', player, won });
      if (won) winners.push(player);
      wins += won ? 1 : 0;
      if (instruction.as !== undefined) context.env = bound(context.env, instruction.as, { number: wins, players: winners, did: won });
      yield* within(play, context, (won ? instruction.won : instruction.lost) ?? []);
    }
  }
  return { number: wins, players: [...new Set(winners)], did: wins > 0 };
};

export const die: Primitive<'die'> = function* (play, { env }, { who, sides }) {
  const results = players(play.look, env, who).map((player) => ({ player, result: play.random(sides, { what: 'die', seat: player }) + 1 }));
  for (const { player, result } of results) play.record({ type: 'DieRolled', rule: '2016:609.1', player, sides, result });
  return { players: results.map(({ player }) => player), number: sum(results.map(({ result }) => result)), did: results.length > 0 };
};
