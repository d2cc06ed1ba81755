import type { Cost, Id } from '@arbiter/schema';
import { InOwnAttempt, type Look, type Play, type Procedure } from '../engine/play.ts';
import { couldPay } from './affordable.ts';
import { hasX } from './costs.ts';
import type { Account } from './payment.ts';

/** Past this a number for {X} is no choice any more: mana without end would offer every number there is. */
const MOST = 1_000_000;

/** The greatest X a player could pay for. */
function greatestX(look: Look, { env, seat, subject, changes }: Account, cost: Cost): number {
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

/** 2008:104.3c, 2016:107.3a: the number for {X}; null where the cost has none. Recorded for what is on the stack. */
export function* chooseX(play: Play, account: Account, cost: Cost, on: Id | null): Procedure<number | null> {
  if (!hasX(cost)) return null;
  const { x } = yield* play.ask(
    'x',
    account.seat,
    () => ({ cite: '2008:104.3c', source: account.env.source, min: 0, max: greatestX(play.look, account, cost) }),
    InOwnAttempt,
  );
  if (on !== null) play.record({ type: 'XChosen', rule: '2008:104.3c', object: on, x });
  return x;
}
