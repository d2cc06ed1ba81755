import { CorruptEntry } from '../errors.ts';
import { storedOf } from '../follow.ts';
import type { Stored } from '../port.ts';
import type { Head } from '../types.ts';
import type { Client } from './client.ts';
import type { Known } from './known.ts';
import { type Message, rowOf } from './message.ts';
import { messageBy, messages, newestOf } from './messages.ts';
import { LOG_STREAM } from './streams.ts';

/** One game's subject, with what is known of it. */
export interface Game {
  readonly client: Client;
  readonly game: string;
  readonly subject: string;
  readonly known: Known;
}

const rangeOf = ({ subject }: Game, from: number, to: number) => ({ stream: LOG_STREAM, filter: subject, from, to });

async function learnUpTo(game: Game, head: Message): Promise<void> {
  const { client, known } = game;
  if (head.index !== null && head.index === known.next) known.learn(known.last, head);
  if (head.seq <= known.last) return;
  for await (const message of messages(client, { ...rangeOf(game, known.last + 1, head.seq), headersOnly: true })) known.learn(known.last, message);
}

/** Asks the leader for the newest message and learns what others have written since. */
export const catchUp = (game: Game): Promise<Message | null> =>
  game.known.alone(async () => {
    const head = await newestOf(game.client, LOG_STREAM, game.subject);
    if (head !== null) await learnUpTo(game, head);
    return head;
  });

const wrongPlace = (game: string, expected: number, found: number | null): CorruptEntry =>
  new CorruptEntry(game, expected, found !== null && found > expected ? 'it is missing' : 'another message stands in its place');

/** All of it in one pass, which also makes it known. */
async function* readWhole(game: Game): AsyncGenerator<Stored, void> {
  const head = await newestOf(game.client, LOG_STREAM, game.subject);
  if (head === null) return;
  let [next, before] = [0, 0];
  for await (const message of messages(game.client, rangeOf(game, 1, head.seq))) {
    game.known.learn(before, message);
    if ((message.index ?? next) !== next) throw wrongPlace(game.game, next, message.index);
    yield storedOf(rowOf(message, next));
    before = message.seq;
    next++;
  }
}

const entryAt = async ({ client, game, known }: Game, index: number): Promise<Message> => {
  const seq = known.placeOf(index);
  const found = seq === undefined ? null : await messageBy(client, LOG_STREAM, { seq });
  if (found === null) throw new CorruptEntry(game, index, 'it is missing');
  return found;
};

/** Most readers from somewhere want one entry, or few. */
const [FIRST_PAGE, LARGEST_PAGE] = [2, 32];

/** By the places known, each asked of the leader. */
async function* readPlaces(game: Game, from: number): AsyncGenerator<Stored, void> {
  await catchUp(game);
  for (let [next, size] = [from, FIRST_PAGE]; next < game.known.next; size = Math.min(2 * size, LARGEST_PAGE)) {
    const page = Array.from({ length: Math.min(size, game.known.next - next) }, (_, i) => entryAt(game, next + i));
    await Promise.allSettled(page);
    for (const found of page) yield storedOf(rowOf(await found, next++));
  }
}

export const read = (game: Game, from: number): AsyncGenerator<Stored, void> =>
  from === 0 && game.known.last === 0 ? readWhole(game) : readPlaces(game, from);

export async function headOf(game: Game): Promise<Head | null> {
  const newest = await newestOf(game.client, LOG_STREAM, game.subject);
  if (newest === null) return null;
  if (newest.index === null) await catchUp(game);
  const { entry } = storedOf(rowOf(newest, newest.index ?? game.known.next - 1));
  return { index: entry.index, hash: entry.hash };
}

/** Whether the entry at `index` is these very bytes; `index` is known to be taken. */
export const isThere = async (game: Game, index: number, text: string): Promise<boolean> => {
  const { bytes } = await entryAt(game, index);
  return Buffer.from(text).equals(bytes);
};
