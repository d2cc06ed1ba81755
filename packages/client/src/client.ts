import type { CreatedGame, CreateGame, GameState, ListedGame } from '@arbiter/schema';
import { GameClient, type GameOptions } from './game.ts';
import { freshId } from './ids.ts';
import { type Patience, patience, patiently } from './retry.ts';
import type { Transport } from './transport.ts';

export interface ClientOptions extends Partial<Patience> {
  /** A platform's token, or a judge's. */
  readonly token?: string;
  readonly signal?: AbortSignal;
}

/** The service as a platform, a judge or a spectator uses it; a player has a {@link GameClient} of his own. */
export class Arbiter {
  private readonly transport: Transport;
  private readonly options: ClientOptions;

  constructor(transport: Transport, options: ClientOptions = {}) {
    this.transport = transport;
    this.options = options;
  }

  private patiently<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return patiently(work, { ...patience, ...this.options }, this.options.signal ?? new AbortController().signal);
  }

  /** Makes one game, however often it has to ask. */
  createGame(wanted: CreateGame): Promise<CreatedGame> {
    const once = { actionId: freshId(), ...wanted };
    return this.patiently((signal) => this.transport.ask('create', once, this.options.token ?? null, signal));
  }

  /** Every game in that state, or all, by id. */
  async *games(state?: GameState): AsyncGenerator<ListedGame, void> {
    for (let after: string | null | undefined; after !== null; ) {
      const query = { ...(state ? { state } : {}), ...(after ? { after } : {}) };
      const page = await this.patiently((signal) => this.transport.ask('games', query, this.options.token ?? null, signal));
      yield* page.games;
      after = page.next;
    }
  }

  /** One game: with a seat's token as that seat, else as this client's own token allows. */
  game(id: string, options: GameOptions = {}): GameClient {
    const { token = null } = this.options;
    return new GameClient(this.transport, id, { token, ...this.options, ...options });
  }
}
