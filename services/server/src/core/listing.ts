import { CorruptEntry, type GameLog, UnknownVersion } from '@arbiter/log';
import type { Entry, GameState, GamesPage, ListedGame } from '@arbiter/schema';
import { endsGame } from '@arbiter/table';
import type { ServiceGround } from './ground.ts';

const PAGE = 50;
/** How many games one request looks through for those wanted. */
const MOST_LOOKED_THROUGH = 500;

/** What cannot be read is a matter of its game. */
const readable = async (work: () => Promise<Entry | null>): Promise<Entry | null> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CorruptEntry || error instanceof UnknownVersion)) throw error;
    return null;
  }
};
const entryAt = async (log: GameLog, game: string, index: number): Promise<Entry | null> => {
  for await (const { entry } of log.read(game, index)) return entry;
  return null;
};
const newest = async (log: GameLog, game: string): Promise<Entry | null> => {
  const head = await log.head(game);
  return head && entryAt(log, game, head.index);
};

const stateOf = (last: Entry | null, isStill: boolean): GameState => (isStill || !last ? 'quarantined' : endsGame(last) ? 'over' : 'open');

const listed = async ({ log, beside }: ServiceGround, game: string): Promise<ListedGame> => {
  const [first, last, still] = [await readable(() => entryAt(log, game, 0)), await readable(() => newest(log, game)), await beside.quarantineOf(game)];
  const setup = first?.action.kind === 'create' ? first.action.setup : null;
  const awaited = last?.then.awaited ?? null;
  return {
    game,
    state: stateOf(last, still !== null),
    format: setup?.format ?? 'unknown',
    players: (setup?.seats ?? []).map(({ seat, name, team, bot }) => ({ seat, name: name ?? seat, team, ...(bot ? { bot } : {}) })),
    head: last && { index: last.index, hash: last.hash },
    at: last?.at ?? null,
    awaited: awaited && { seat: awaited.seat, kind: awaited.kind, cite: awaited.cite },
  };
};

/** By ascending id. A page may be short, or empty, and yet not the last: `next` tells. */
export const gamesPage = async (ground: ServiceGround, state: GameState | null, after: string | null): Promise<GamesPage> => {
  const ids = await ground.log.games(after ?? '', MOST_LOOKED_THROUGH);
  const games: ListedGame[] = [];
  for (const [i, id] of ids.entries()) {
    const game = await listed(ground, id);
    if (state === null || game.state === state) games.push(game);
    if (games.length === PAGE) return { games, next: i + 1 < ids.length || ids.length === MOST_LOOKED_THROUGH ? id : null };
  }
  return { games, next: ids.length === MOST_LOOKED_THROUGH ? (ids.at(-1) ?? null) : null };
};
