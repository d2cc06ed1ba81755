import { setTimeout } from 'node:timers/promises';
import { ActionRepeated, Unconfirmed, Unreachable } from '../errors.ts';
import type { Appended } from '../port.ts';
import { actionIdOf, type Entry } from '../types.ts';
import { isInProcess, isPassing, isWrongSequence, pauses } from './client.ts';
import { catchUp, type Game, isThere } from './game.ts';
import { actionWord, headersOf } from './message.ts';

interface Appending {
  readonly entry: Entry;
  readonly text: string;
  /** `actionWord`. */
  readonly action: string;
  /** Whether a try went out of which nothing certain was heard, so that what is found may be ours. */
  maybeOurs: boolean;
}

function assertNew({ game, known }: Game, { entry, action }: Appending): void {
  const first = known.indexOf(action);
  if (first === undefined) return;
  const { seat, actionId } = actionIdOf(entry);
  throw new ActionRepeated(game, seat, actionId, first);
}

/** What stands in the way at an index that is taken. */
const inPlace = async (game: Game, { entry, text, maybeOurs }: Appending): Promise<Appended> => {
  if (!(await isThere(game, entry.index, text))) return 'conflict';
  return maybeOurs ? 'stored' : 'duplicate';
};

/** Null if the server does not say that it is stored now and was not before. */
async function publish({ client, subject, known }: Game, appending: Appending): Promise<'stored' | null> {
  const { entry, text, action } = appending;
  const after = known.last;
  try {
    const options = { msgID: entry.hash, headers: headersOf(entry.index, action), expect: { lastSubjectSequence: after } };
    const { seq, duplicate } = await client.js.publish(subject, text, options);
    if (duplicate) return null;
    known.learn(after, { seq, index: entry.index, action });
    return 'stored';
  } catch (error) {
    if (isWrongSequence(error) || isInProcess(error)) return null;
    if (!isPassing(error)) throw error;
    appending.maybeOurs = true;
    return null;
  }
}

/**
 * The message's id and the sequence it must follow make the same bytes safe to send again: however often they arrive, one lands at most.
 * So whatever is not a plain acknowledgement is settled by what the leader then has.
 */
async function settled(game: Game, appending: Appending): Promise<Appended> {
  const { client, known } = game;
  const until = performance.now() + client.patienceMs;
  const forTheRest = (): Game => ({ ...game, client: { ...client, patienceMs: until - performance.now() } });
  for (const pause = pauses(); ; ) {
    if (known.next > appending.entry.index) return await inPlace(game, appending);
    const stored = await publish(game, appending);
    if (stored) return stored;
    await catchUp(forTheRest());
    if (known.next > appending.entry.index) continue;
    if (performance.now() > until) throw new Unreachable(`appending to ${game.subject}`, new Error('no answer, and nothing new is there'));
    await setTimeout(pause.next().value);
  }
}

/** Whoever knows nothing of a game and begins it need not ask first: the expectation says that there is nothing. */
const mustAsk = ({ known }: Game, index: number): boolean => known.next < index;

export async function append(game: Game, entry: Entry, text: string): Promise<Appended> {
  const appending = { entry, text, action: actionWord(actionIdOf(entry)), maybeOurs: false };
  try {
    if (mustAsk(game, entry.index)) await catchUp(game);
    if (game.known.next < entry.index) return 'conflict';
    if (game.known.next === entry.index) assertNew(game, appending);
    return await settled(game, appending);
  } catch (error) {
    if (error instanceof Unreachable || isPassing(error)) throw new Unconfirmed(game.game, entry.index, error);
    throw error;
  }
}
