import { readable } from '../follow.ts';
import { assertAppendable, GAMES_LIMIT, type GameLog, type Stored, type Unreadable } from '../port.ts';
import { append } from './append.ts';
import { type Client, connected, type NatsOptions, patiently } from './client.ts';
import { catchUp, type Game, headOf, read } from './game.ts';
import { knownGames } from './known.ts';
import { listingOn } from './listing.ts';
import { actionWord, rowOf } from './message.ts';
import { messages } from './messages.ts';
import { prepare } from './selfTest.ts';
import { EVERY_LOG, LOG_STREAM, logSubject } from './streams.ts';

/** A message that is none of ours has no index. */
const NO_INDEX = -1;

async function* following(client: Client, after: number, signal: AbortSignal): AsyncGenerator<Stored | Unreadable, void> {
  for await (const message of messages(client, { stream: LOG_STREAM, filter: EVERY_LOG, from: after + 1 }, signal))
    yield readable(rowOf(message, message.index ?? NO_INDEX));
}

export interface JetstreamLog extends GameLog {
  /** What the operator should know: where an acknowledgement means less than it should. */
  readonly warnings: readonly string[];
}

/** Every game in one stream, each under its own subject. Throws `Unreachable`, `UnsafeStorage`. */
export async function jetstreamLog(options: NatsOptions): Promise<JetstreamLog> {
  const client = await connected(options);
  const { warnings } = await prepare(client, options.replicas ?? 1).catch(async (error: unknown) => {
    await client.nc.close();
    throw error;
  });
  return logOn(client, warnings);
}

function logOn(client: Client, warnings: readonly string[]): JetstreamLog {
  const closing = new AbortController();
  const knownOf = knownGames();
  const listed = listingOn(client);
  const gameOf = (game: string): Game | null => {
    const subject = logSubject(game);
    return subject === null ? null : { client, game, subject, known: knownOf(game) };
  };
  return {
    warnings,
    async append(id, expectedIndex, entry, text) {
      assertAppendable(id, expectedIndex, entry, text);
      const game = gameOf(id);
      if (game === null) throw new Error(`"${id}" cannot be the id of a game: it would not be one word of a subject`);
      return append(game, entry, text);
    },
    async *read(id, from = 0) {
      const game = gameOf(id);
      if (game !== null) yield* read(game, from);
    },
    async head(id) {
      const game = gameOf(id);
      return game && headOf(game);
    },
    async byAction(id, seat, actionId) {
      const game = gameOf(id);
      if (game === null) return undefined;
      await catchUp(game);
      return game.known.indexOf(actionWord({ seat, actionId }));
    },
    async games(after = '', limit = GAMES_LIMIT) {
      return (await listed()).filter((game) => game > after).slice(0, limit);
    },
    async newest() {
      const { state } = await patiently(client, 'asking for the newest', () => client.jsm.streams.info(LOG_STREAM));
      return state.last_seq;
    },
    follow: (after, signal) => following(client, after, AbortSignal.any([signal, closing.signal])),
    async close() {
      closing.abort();
      await client.nc.close();
    },
  };
}
