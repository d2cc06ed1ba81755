import type { Acted, Action, SeatMessage, WantedAction } from '@arbiter/schema';
import { type Caller, denied, viewerOf } from './callers.ts';
import type { ServiceGround } from './ground.ts';
import { messageFor } from './messages.ts';
import { refusalOf, refuse } from './problem.ts';
import { decisionNow } from './viewing.ts';

/** Who may do what: a seat answers and concedes for itself, a judge rules. */
const actionOf = (caller: Caller, wanted: WantedAction): Action => {
  const { actionId } = wanted;
  if (wanted.kind === 'ruling')
    return caller.role === 'judge' ? { kind: 'ruling', actionId, by: 'judge', why: wanted.why, orders: wanted.orders } : refuse('forbidden');
  if (caller.role !== 'seat') return denied(caller);
  if (wanted.kind === 'concede') return { kind: 'concede', actionId, seat: caller.seat };
  return { kind: 'answer', actionId, seat: caller.seat, decision: wanted.decisionId, answer: wanted.answer };
};

export const act = async (ground: ServiceGround, caller: Caller, game: string, wanted: WantedAction): Promise<Acted> => {
  const reply = await ground.host.take(game, actionOf(caller, wanted));
  ground.count(wanted.kind, reply.reply);
  if (reply.reply !== 'done') throw refusalOf(reply);
  const { index } = reply.entry;
  const viewer = viewerOf(caller);
  for await (const told of ground.history.told(game, index)) {
    const { decision } = await decisionNow(ground, caller, game);
    return { head: reply.head, repeated: reply.repeated, entry: messageFor(told, viewer, ground.keysOf(game)) as SeatMessage, decision };
  }
  return refuse('unavailable');
};
