import { setImmediate as turn } from 'node:timers/promises';
import { type GameLog, isUnreadable } from '@arbiter/log';
import type { Entry, GameState, GamesPage, ListedGame } from '@arbiter/schema';
import { endsGame } from '@arbiter/table';
import { LRUCache } from 'lru-cache';
import type { ServiceGround } from './ground.ts';
import { standing } from './viewing.ts';

const PAGE = 50;
/** How many games one request looks through for those wanted. */
const MOST_LOOKED_THROUGH = 500;
/** How many of those it looks through before others have their turn: the embedded log answers without ever waiting. */
const AT_ONCE = 10;
const KEPT = 10_000;

/** What cannot be read is a matter of its game. */
const readable = async <T>(work: () => Promise<T | null>): Promise<T | null> => {
  try {
    return await work();
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return null;
  }
};
const entryAt = async (log: GameLog, game: string, index: number): Promise<Entry | null> => {
  for await (const { entry } of log.read(game, index)) return entry;
  return null;
};

type Begun = Pick<ListedGame, 'format' | 'players'>;
type Newest = Pick<ListedGame, 'head' | 'at' | 'awaited'> & { readonly state: GameState };
/** What has been read of the log and never changes: of each game what it began with, of each entry by its hash how the game stood. Can be lost at any time. */
export interface Known {
  readonly begun: LRUCache<string, Begun>;
  readonly newest: LRUCache<string, Newest>;
}
export const known = (): Known => ({ begun: new LRUCache({ max: KEPT }), newest: new LRUCache({ max: KEPT }) });

type Ground = Pick<ServiceGround, 'log' | 'known'>;
const begun = async ({ log, known: { begun: kept } }: Ground, game: string): Promise<Begun> => {
  const found = kept.get(game);
  if (found) return found;
  const first = await readable(() => entryAt(log, game, 0));
  if (first?.action.kind !== 'create') return { format: 'unknown', players: [] };
  const { format, seats } = first.action.setup;
  const made = { format, players: seats.map(({ seat, name, team, bot }) => ({ seat, name: name ?? seat, team, ...(bot ? { bot } : {}) })) };
  kept.set(game, made);
  return made;
};
const newest = async ({ log, known: { newest: kept } }: Ground, game: string): Promise<Newest> => {
  const head = await readable(() => log.head(game));
  const found = head && kept.get(head.hash);
  if (found) return found;
  const last = head && (await readable(() => entryAt(log, game, head.index)));
  if (!last) return { head: null, at: null, awaited: null, state: 'quarantined' };
  const made: Newest = {
    ...standing(last),
    at: last.at,
    state: endsGame(last) ? 'over' : 'open',
  };
  kept.set(last.hash, made);
  return made;
};

const listed = async (ground: ServiceGround, game: string): Promise<ListedGame> => {
  const [first, last, still] = [await begun(ground, game), await newest(ground, game), await ground.beside.quarantineOf(game)];
  return { game, ...first, ...last, ...(still ? { state: 'quarantined' } : {}) };
};

/** By ascending id. A page may be short, or empty, and yet not the last: `next` tells. */
export const gamesPage = async (ground: ServiceGround, state: GameState | null, after: string | null): Promise<GamesPage> => {
  const ids = await ground.log.games(after ?? '', MOST_LOOKED_THROUGH);
  const games: ListedGame[] = [];
  for (const [i, id] of ids.entries()) {
    if (i % AT_ONCE === AT_ONCE - 1) await turn();
    const game = await listed(ground, id);
    if (state === null || game.state === state) games.push(game);
    if (games.length === PAGE) return { games, next: i + 1 < ids.length || ids.length === MOST_LOOKED_THROUGH ? id : null };
  }
  return { games, next: ids.length === MOST_LOOKED_THROUGH ? (ids.at(-1) ?? null) : null };
};
