import { ActionRepeated } from './errors.ts';
import { type Bell, bell, follow, type Row, storedOf } from './follow.ts';
import { type Appended, assertAppendable, GAMES_LIMIT, type GameLog } from './port.ts';
import { actionIdOf, actionKey, type Entry } from './types.ts';

interface Kept {
  readonly rows: Row[];
  readonly actions: Map<string, number>;
}

/** What the handles of one memory log share: to another handle it is what a file is to another process. */
export interface MemoryStore {
  readonly games: Map<string, Kept>;
  readonly order: Row[];
  readonly bell: Bell;
}

export const memoryStore = (): MemoryStore => ({ games: new Map(), order: [], bell: bell() });

const PAGE = 256;

/** Keeps everything in memory, as the same text the other adapters store; gone with its last handle. */
export function memoryLog(store: MemoryStore = memoryStore()): GameLog {
  const closing = new AbortController();
  const rowsOf = (game: string): readonly Row[] => store.games.get(game)?.rows ?? [];

  function put({ game, index }: Entry, key: string, bytes: string): void {
    const kept = store.games.get(game) ?? { rows: [], actions: new Map<string, number>() };
    const row = { position: store.order.length + 1, game, index, bytes };
    store.games.set(game, kept);
    kept.rows.push(row);
    kept.actions.set(key, index);
    store.order.push(row);
    store.bell.ring();
  }

  return {
    async append(game, expectedIndex, entry, text): Promise<Appended> {
      assertAppendable(game, expectedIndex, entry, text);
      const rows = rowsOf(game);
      if (expectedIndex !== rows.length) return rows[expectedIndex]?.bytes === text ? 'duplicate' : 'conflict';
      const id = actionIdOf(entry);
      const first = store.games.get(game)?.actions.get(actionKey(id));
      if (first !== undefined) throw new ActionRepeated(game, id.seat, id.actionId, first);
      put(entry, actionKey(id), text);
      return 'stored';
    },
    async *read(game, from = 0) {
      for (let i = from; i < rowsOf(game).length; i++) yield storedOf(rowsOf(game)[i] as Row);
    },
    async head(game) {
      const row = rowsOf(game).at(-1);
      return row === undefined ? null : { index: row.index, hash: storedOf(row).entry.hash };
    },
    async byAction(game, seat, actionId) {
      return store.games.get(game)?.actions.get(actionKey({ seat, actionId }));
    },
    async games(after = '', limit = GAMES_LIMIT) {
      return [...store.games.keys()]
        .filter((game) => game > after)
        .toSorted()
        .slice(0, limit);
    },
    async newest() {
      return store.order.length;
    },
    follow: (after, signal) =>
      follow({ rowsAfter: (position) => store.order.slice(position, position + PAGE), bell: store.bell }, after, AbortSignal.any([signal, closing.signal])),
    async close() {
      closing.abort();
    },
  };
}
