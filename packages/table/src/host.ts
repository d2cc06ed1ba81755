import { randomBytes } from 'node:crypto';
import type { Action, ActionOf, Setup } from '@arbiter/schema';
import type { Reply } from './replies.ts';
import { type Ground, Table } from './table.ts';

export interface HostOptions extends Ground {
  /** How many games stay awake at once; the one unused longest goes to sleep first. */
  readonly awake?: number;
}
const AWAKE = 1000;
const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Server-made, so that nobody can choose or guess one: 26 characters of 36, from the system's randomness. */
export const newGameId = (): string => {
  const id: string[] = [];
  while (id.length < 26) for (const byte of randomBytes(32)) if (byte < 252 && id.length < 26) id.push(alphabet[byte % 36] as string);
  return id.join('');
};

/** Many games in one process: finds or loads the table of a game, puts those unused to sleep. */
export class Host {
  private readonly options: HostOptions;
  private readonly tables = new Map<string, Table>();

  constructor(options: HostOptions) {
    this.options = options;
  }

  get awake(): number {
    return this.tables.size;
  }

  /** Whether a table is kept for that game; asking wakes none. */
  has(game: string): boolean {
    return this.tables.has(game);
  }

  /** The table of a game; the most recently used stands last. */
  table(game: string): Table {
    const found = this.tables.get(game) ?? new Table(this.options, game);
    this.tables.delete(game);
    this.tables.set(game, found);
    this.passivate(found);
    return found;
  }

  private passivate(wanted: Table): void {
    const most = this.options.awake ?? AWAKE;
    for (const [game, table] of this.tables) {
      if (this.tables.size <= most) return;
      if (!table.idle || table === wanted) continue;
      table.passivate();
      this.tables.delete(game);
    }
  }

  /** Pins what the service decides of a new game (its id, its seed's commitment) beside what was asked for. */
  create(actionId: string, wanted: Omit<Setup, 'game' | 'keyId' | 'commitment'>): Promise<Reply> {
    const game = newGameId();
    const { keyId, commitment } = this.options.keysOf(game);
    const action: ActionOf<'create'> = { kind: 'create', actionId, setup: { ...wanted, game, keyId, commitment } };
    return this.table(game).take(action);
  }

  take(game: string, action: Action): Promise<Reply> {
    return this.table(game).take(action);
  }
}
