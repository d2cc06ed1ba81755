import type { Viewer } from '@arbiter/rules';
import type { ServiceGround } from './ground.ts';
import type { History, Told } from './history.ts';
import { type Message, messageFor, publicMessage } from './messages.ts';
import { isQuarantined } from './problem.ts';
import { headOf } from './viewing.ts';

export interface Telling {
  readonly from: number;
  /** Wait for what comes, until `signal` says so; else end at the newest entry. */
  readonly follow: boolean;
  readonly signal: AbortSignal;
}
export interface Sent {
  readonly index: number;
  readonly message: Message;
}

/** A game entry by entry, as a viewer may see it. Refuses if there is no such game. */
export async function* events(ground: ServiceGround, viewer: Viewer, game: string, { from, follow, signal }: Telling): AsyncGenerator<Sent, void> {
  await headOf(ground, game);
  const keys = ground.keysOf(game);
  for (let next = from; !signal.aborted; ) {
    const before = next;
    const grown = follow ? ground.growth.next(game, signal) : null;
    for await (const told of ground.history.told(game, next)) {
      if (signal.aborted) return;
      yield { index: told.entry.index, message: messageFor(told, viewer, keys) };
      next = told.entry.index + 1;
    }
    if (!grown) return;
    if (next === before) await grown;
  }
}

/** Null where the game's log proves bad: it stands still, and the others go on. */
const tellable = async (history: History, game: string, index: number): Promise<Told | null> => {
  try {
    for await (const told of history.told(game, index)) return told;
  } catch (error) {
    if (!isQuarantined(error)) throw error;
  }
  return null;
};

/** Everything of every game that everyone may see, in the order it was stored. `from`: a position. */
export async function* feed(
  { log, history }: ServiceGround,
  { from, follow, signal }: Telling,
): AsyncGenerator<{ readonly position: number; readonly message: Message }, void> {
  const last = follow ? Number.POSITIVE_INFINITY : await log.newest();
  if (from > last) return;
  for await (const { game, index, position, ...rest } of log.follow(Math.max(0, from - 1), signal)) {
    const told = 'fault' in rest ? null : await tellable(history, game, index); // a fault is a matter of its game: its own stream says so
    if (told) yield { position, message: publicMessage(told) };
    if (position >= last) return;
  }
}
