import { type Beside, canonical, type GameKeys, type GameLog, type Head, type Quarantine, sha256, Unconfirmed } from '@arbiter/log';
import { act, createGame, decisionOf, gameOf, type Outcome, type Position, type Refused, wake } from '@arbiter/rules';
import { type Action, type ActionOf, type Decision, decodeEntry, type Entry, type Game } from '@arbiter/schema';
import { sameAction, sealOutcome } from './entries.ts';
import { MAILBOX, type Reply } from './replies.ts';

/** What a table stands on. `now` is the clock, in milliseconds, UTC: the only one the game ever sees. */
export interface Ground {
  readonly log: GameLog;
  readonly beside: Beside;
  readonly keysOf: (game: string) => GameKeys;
  readonly engine: string;
  readonly now: () => number;
  /** Told of each entry once it is stored, in order. */
  readonly stored?: (entry: Entry) => void;
}

export type TableState = 'asleep' | 'loading' | 'waiting' | 'committing' | 'over' | 'quarantined';
interface Awake {
  readonly position: Position;
  readonly head: Head;
  readonly at: number;
}

const headOf = (entry: Entry): Head => ({ index: entry.index, hash: entry.hash });
const isRefused = (result: Outcome | Refused): result is Refused => 'refused' in result;

/** The live actor of one game: takes actions one at a time, decides, appends, then answers. Everything it holds can be had again from the log. */
export class Table {
  readonly game: string;
  state: TableState = 'asleep';
  private readonly ground: Ground;
  private awake: Awake | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(ground: Ground, game: string) {
    this.ground = ground;
    this.game = game;
  }

  /** Nothing waits and nothing is under way. */
  get idle(): boolean {
    return this.waiting === 0;
  }

  /** One after another, in the order they came. */
  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.queue.then(work).finally(() => {
      this.waiting--;
    });
    this.queue = done.catch(() => undefined);
    return done;
  }

  take(action: Action): Promise<Reply> {
    if (this.waiting >= MAILBOX) return Promise.resolve({ reply: 'refused', code: 'busy', refusal: null, head: this.awake?.head ?? null });
    return this.enqueue(() => this.guarded(action, () => (action.kind === 'create' ? this.create(action) : this.decide(action))));
  }

  /** The game and its open question as they stand; null if there is no such game. */
  look(): Promise<{ readonly game: Game; readonly decision: Decision | null; readonly head: Head } | Quarantine | null> {
    return this.enqueue(async () => {
      const quarantine = await this.ground.beside.quarantineOf(this.game);
      if (quarantine) return quarantine;
      const awake = await this.load();
      return awake && { game: gameOf(awake.position), decision: decisionOf(awake.position), head: awake.head };
    });
  }

  /** Forgets what it holds; the next action loads the game again. */
  passivate(): void {
    this.awake = null;
    if (this.state !== 'quarantined') this.state = 'asleep';
  }

  /** One bad game stops alone: its log is kept, the action that led here is remembered, no other table is touched. */
  private async guarded(action: Action, work: () => Promise<Reply>): Promise<Reply> {
    try {
      const standing = await this.ground.beside.quarantineOf(this.game);
      if (standing && action.kind !== 'ruling') return { reply: 'quarantined', quarantine: standing };
      return await work();
    } catch (error) {
      if (error instanceof Unconfirmed) {
        this.passivate();
        return { reply: 'unconfirmed', why: error.message };
      }
      return this.quarantine(action, error);
    }
  }

  private async quarantine(action: Action, error: unknown): Promise<Reply> {
    const reason = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 2000) : String(error);
    const quarantine: Quarantine = { game: this.game, head: this.awake?.head ?? null, reason, action: sha256(canonical(action)), at: this.ground.now() };
    await this.ground.beside.quarantine(quarantine);
    this.awake = null;
    this.state = 'quarantined';
    return { reply: 'quarantined', quarantine };
  }

  /** The log and the service's key are enough. */
  private async load(): Promise<Awake | null> {
    if (this.awake) return this.awake;
    this.state = 'loading';
    const entries: Entry[] = [];
    for await (const { entry } of this.ground.log.read(this.game)) entries.push(strictly(entry));
    const last = entries.at(-1);
    if (!last) {
      this.state = 'asleep';
      return null;
    }
    return this.adopt({ position: wake(entries, this.ground.keysOf(this.game).seed), head: headOf(last), at: last.at });
  }

  private adopt(awake: Awake): Awake {
    this.awake = awake;
    this.state = gameOf(awake.position).result ? 'over' : 'waiting';
    return awake;
  }

  private async repeated(action: Action): Promise<Reply | null> {
    const seat = 'seat' in action ? action.seat : null;
    const index = await this.ground.log.byAction(this.game, seat, action.actionId);
    if (index === undefined) return null;
    for await (const { entry } of this.ground.log.read(this.game, index)) {
      if (sameAction(action, entry)) return { reply: 'done', entry, head: headOf(entry), repeated: true };
      return { reply: 'refused', code: 'action-id-reused', refusal: null, head: headOf(entry) };
    }
    return null;
  }

  private async create(action: ActionOf<'create'>): Promise<Reply> {
    const again = await this.repeated(action);
    if (again) return again;
    if (await this.ground.log.head(this.game)) return { reply: 'refused', code: 'action-id-reused', refusal: null, head: null };
    return this.commit(action, createGame(action.setup, this.ground.keysOf(this.game).seed), null);
  }

  private async decide(action: Action): Promise<Reply> {
    const awake = await this.load();
    if (!awake) return { reply: 'refused', code: 'no-such-game', refusal: null, head: null };
    const again = await this.repeated(action);
    if (again) return again;
    const result = act(awake.position, action);
    return isRefused(result) ? this.refuse(action, result, awake) : this.commit(action, result, awake);
  }

  private async refuse(action: Action, { refused, refusal }: Refused, awake: Awake): Promise<Reply> {
    await this.ground.beside.refuse({
      game: this.game,
      at: this.ground.now(),
      seat: 'seat' in action ? action.seat : null,
      actionId: action.actionId,
      action: sha256(canonical(action)),
      refusal: { code: refused, cite: refusal.cite, why: refusal.why },
    });
    return { reply: 'refused', code: refused, refusal, head: awake.head };
  }

  /** Append, then publish: nothing is adopted or shown before it is stored. A conflict drops the outcome and judges the action once more against the newer entries. */
  private async commit(action: Action, outcome: Outcome, before: Awake | null, again = true): Promise<Reply> {
    this.state = 'committing';
    const at = Math.max(this.ground.now(), before?.at ?? 0);
    const { entry, text } = sealOutcome(
      { game: this.game, at, engine: this.ground.engine, action, outcome },
      before?.position ?? null,
      before?.head.hash ?? '',
      this.ground.keysOf(this.game),
    );
    const appended = await this.ground.log.append(this.game, entry.index, entry, text);
    if (appended === 'conflict') {
      this.passivate();
      const newer = await this.load();
      if (!again || !newer || action.kind === 'create') return { reply: 'refused', code: 'stale-decision', refusal: null, head: newer?.head ?? null };
      const repeat = await this.repeated(action);
      if (repeat) return repeat;
      const result = act(newer.position, action);
      return isRefused(result) ? this.refuse(action, result, newer) : this.commit(action, result, newer, false);
    }
    this.adopt({ position: outcome.position, head: headOf(entry), at });
    this.ground.stored?.(entry);
    return { reply: 'done', entry, head: headOf(entry), repeated: false };
  }
}

/** The words of an entry are judged strictly as it comes out of the storage; what does not fit quarantines the game. */
const strictly = (entry: Entry): Entry => {
  const decoded = decodeEntry(entry);
  if ('error' in decoded) throw new Error(`entry ${entry.index}: ${decoded.error}`);
  return decoded.ok;
};
