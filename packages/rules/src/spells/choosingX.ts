import type { Cost, Id } from '@arbiter/schema';
import { at } from '../engine/game.ts';
import { InOwnAttempt, type Look, type Play, type Procedure } from '../engine/play.ts';
import { couldPay } from './affordable.ts';
import { hasX } from './costs.ts';
import type { Account } from './payment.ts';

/** Past this a number for {X} is no choice any more: mana without end would offer every number there is. */
const MOST = 1_000_000;

type Payer = Pick<Account, 'env' | 'seat' | 'subject' | 'changes'>;
/** The greatest X a player could pay for. */
function greatestX(look: Look, { env, seat, subject, changes }: Payer, cost: Cost): number {
  const payable = (x: number): boolean => couldPay(look, { ...env, x }, seat, cost, subject, changes);
  let low = 0;
  let high = 1;
  while (high <= MOST && payable(high)) [low, high] = [high, high * 2];
  if (high > MOST) return payable(MOST) ? MOST : low;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (payable(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** So many numbers are tried for {X}, and the greatest, where what is chosen after it turns on it. */
const TRIED = 100;
/** Whether something would go with a number for {X}, other than 0, that the player could pay for (2016:601.2b comes before 601.2c). */
export function goesWithSomeX(look: Look, payer: Payer, cost: Cost, goes: (x: number) => boolean): boolean {
  if (!hasX(cost)) return false;
  const most = greatestX(look, payer, cost);
  return Array.from({ length: Math.min(most, TRIED) }, (_, i) => i + 1).some(goes) || (most > TRIED && goes(most));
}

/** A variable cost of a spell that is no part of its mana: what else it says of what was paid is linked to it. */
const isBesideMana = ({ game }: Play, cost: Cost, on: Id | null): boolean =>
  on !== null && at(game, on).stack?.ability === null && !cost.some((part) => 'mana' in part && part.mana.includes('{X}'));

/** 2008:104.3c, 2016:107.3a: the number for {X}; null where the cost has none. Recorded for what is on the stack. */
export function* chooseX(play: Play, account: Account, cost: Cost, on: Id | null): Procedure<number | null> {
  if (!hasX(cost)) return null;
  const rule = isBesideMana(play, cost, on) ? '2016:607.2i' : '2008:104.3c';
  const { x } = yield* play.ask(
    'x',
    account.seat,
    () => ({ cite: rule, source: account.env.source, min: 0, max: greatestX(play.look, account, cost) }),
    InOwnAttempt,
  );
  if (on !== null) play.record({ type: 'XChosen', rule, object: on, x });
  return x;
}
