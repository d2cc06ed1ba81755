import type { Event, Seat, Value } from '@arbiter/schema';
import { amountOf } from '../cards/quantities.ts';
import { totalHolders } from '../concepts/starting.ts';
import { playerOf } from '../engine/game.ts';
import type { Look } from '../engine/play.ts';
import type { Would } from '../engine/would.ts';
import { players } from './acting.ts';
import { type Context, nothing, type Proposer, simply } from './primitive.ts';
import { countOf } from './shares.ts';
import { eventsOf, sum } from './values.ts';
import { forbids } from './would/possible.ts';

const changed =
  (seats: readonly Seat[], woulds: readonly Would[], type: 'LifeGained' | 'LifeLost') =>
  (events: readonly Event[]): Value => {
    const mine = eventsOf(events, type).filter((e) => seats.includes(e.player));
    return { players: [...new Set(mine.map((e) => e.player))], number: sum(mine.map((e) => e.amount)), did: woulds.length > 0 };
  };

const towards = (context: Context, seat: Seat, by: number, rule: '2016:118.3' | '2016:118.5' | '2016:701.8c'): readonly Would[] => {
  const common = { rule, by: context.env.source, player: context.env.controller, seat, amount: Math.abs(by) };
  if (by === 0) return [];
  return by > 0 ? [{ would: 'gainLife', ...common }] : [{ would: 'loseLife', ...common }];
};

/** 2016:118.3. */
export const proposeLife: Proposer<'gainLife' | 'loseLife' | 'setLife'> = function* (play, context, instruction) {
  const seats = players(play.look, context.env, instruction.who);
  if (instruction.do === 'setLife') {
    // Of a team that shares its total one player is affected, the first if all are (2016:810.9d).
    // The new total may be negative (2008:104.1b); the way there is a gain or a loss (2016:118.5).
    const total = amountOf(play.look, context.env, instruction.amount);
    const woulds = totalHolders(play.game, seats).flatMap((seat) => towards(context, seat, total - playerOf(play.game, seat).life, '2016:118.5'));
    return { woulds, value: () => ({ players: seats, number: total, did: seats.length > 0 }) };
  }
  const amount = countOf(play, context, instruction.amount);
  const woulds = seats.flatMap((seat) => towards(context, seat, instruction.do === 'gainLife' ? amount : -amount, '2016:118.3'));
  return woulds.length === 0 ? nothing : { woulds, value: changed(seats, woulds, instruction.do === 'gainLife' ? 'LifeGained' : 'LifeLost') };
};
export const life = simply<'gainLife' | 'loseLife' | 'setLife'>(proposeLife);

/** 2016:118.7, 701.8: whoever cannot get to the other's total makes the exchange impossible. */
const canReach = (look: Look, seat: Seat, total: number): boolean => {
  const { life: now } = playerOf(look.game, seat);
  return total === now || !forbids(look, total > now ? 'cantGainLife' : 'cantLoseLife', seat);
};
export const proposeExchangeLife: Proposer<'exchangeLife'> = function* (play, context, instruction) {
  const [one] = players(play.look, context.env, instruction.one);
  const [other] = players(play.look, context.env, instruction.other);
  if (one === undefined || other === undefined || one === other) return nothing;
  const ones = playerOf(play.game, one).life;
  const others = playerOf(play.game, other).life;
  if (!canReach(play.look, one, others) || !canReach(play.look, other, ones)) return nothing;
  const woulds = [...towards(context, one, others - ones, '2016:701.8c'), ...towards(context, other, ones - others, '2016:701.8c')];
  return { woulds, value: () => ({ players: [one, other], number: Math.abs(ones - others), did: true }) };
};
export const exchangeLife = simply<'exchangeLife'>(proposeExchangeLife);
