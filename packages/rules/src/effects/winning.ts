import { ending } from '../concepts/winning.ts';
import { players } from './acting.ts';
import { nothing, type Primitive, type Proposer, simply } from './primitive.ts';
import { didBy, eventsOf } from './values.ts';

/** 2008:102.2b; 2016:104.3e. A player who would win and lose at once loses (2008:102.3e). */
export const proposeOutcome: Proposer<'win' | 'lose'> = function* (play, { env }, instruction) {
  const seats = players(play.look, env, instruction.who);
  if (seats.length === 0) return nothing;
  const common = { by: env.source, player: env.controller };
  return {
    woulds: seats.map((seat) =>
      instruction.do === 'win'
        ? { ...common, would: 'win', rule: '2008:102.2b', seat }
        : { ...common, would: 'lose', rule: '2016:104.3e', seat, why: 'effect' },
    ),
    value(events) {
      const done = eventsOf(events, instruction.do === 'win' ? 'PlayerWon' : 'PlayerLost')
        .map((e) => e.player)
        .filter((seat) => seats.includes(seat));
      return didBy(done, done.length);
    },
  };
};
export const outcome = simply<'win' | 'lose'>(proposeOutcome);

/** 2016:104.4c. */
export const drawGame: Primitive<'drawGame'> = function* (play) {
  play.record(...ending(play.game, { winners: [], draw: true, rule: '2016:104.4c' }));
  return { did: true };
};
