import {
  type Beside,
  canonical,
  EntryTooLarge,
  type GameKeys,
  type GameLog,
  type Head,
  NotCanonical,
  type Quarantine,
  sha256,
  Unconfirmed,
} from '@arbiter/log';
import { act, actOn, createGame, decisionOf, gameOf, type Outcome, type Position, type Refused, type Standing, stand } from '@arbiter/rules';
import type { Action, ActionOf, Decision, Entry, Game, Setup } from '@arbiter/schema';
import { sameAction, sealOutcome } from './entries.ts';
import { Fault, isFault, judged, reasonFor } from './faults.ts';
import { entriesOf, loaded } from './loading.ts';
import { MAILBOX, type Reply, type TableRefusal } from './replies.ts';
import { isSound } from './setup.ts';

/** What a table stands on. `now` is the clock, in milliseconds, UTC: the only one the game ever sees. */
export interface Ground {
  readonly log: GameLog;
  readonly beside: Beside;
  readonly keysOf: (game: string) => GameKeys;
  readonly engine: string;
  readonly now: () => number;
  /** Told of each entry that this process has stored, once it is, in order. Must not throw. */
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
const done = (entry: Entry, repeated: boolean): Reply => ({ reply: 'done', entry, head: headOf(entry), repeated });
const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Null if no game can begin so: there is nothing yet that could stand still. */
const begun = (setup: Setup, seed: string): Outcome | null => {
  if (!isSound(setup)) return null;
  try {
    return createGame(setup, seed);
  } catch {
    return null;
  }
};

/** Whether an action can be written at all: no lone surrogate, nothing that is not JSON. It is the sender's fault if not, never the game's. */
const isWritable = (action: Action): boolean => {
  try {
    canonical(action);
    return true;
  } catch (error) {
    if (error instanceof NotCanonical) return false;
    throw error;
  }
};

/** How often an action is judged before its sender is told to come again: once more, if another writer was faster. */
const TRIES = 2;

/** The live actor of one game: takes actions one at a time, decides, appends, then answers. Everything it holds can be had again from the log. */
export class Table {
  readonly game: string;
  state: TableState = 'asleep';
  private readonly ground: Ground;
  private awake: Awake | null = null;
  private sound: Head | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  /** Of those the actions: who only looks takes no place from them. */
  private actions = 0;
  private derived: GameKeys | null = null;

  constructor(ground: Ground, game: string) {
    this.ground = ground;
    this.game = game;
  }

  /** Derived once: it costs several HMACs. */
  private keys(): GameKeys {
    this.derived ??= this.ground.keysOf(this.game);
    return this.derived;
  }

  /** Nothing waits and nothing is under way. */
  get idle(): boolean {
    return this.waiting === 0;
  }

  /** One after another, in the order they came. */
  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const result = this.queue.then(work).finally(() => {
      this.waiting--;
    });
    this.queue = result.catch(() => undefined);
    return result;
  }

  /** Never rejects: whatever happens is a reply. */
  take(action: Action): Promise<Reply> {
    if (this.actions >= MAILBOX) return Promise.resolve(this.refusal('busy'));
    if (!isWritable(action)) return Promise.resolve(this.refusal('malformed-action'));
    this.actions++;
    return this.enqueue(async () => {
      try {
        return await this.judge(action);
      } catch (error) {
        return await this.failed(action, error).catch((again: unknown): Reply => ({ reply: 'unavailable', why: whyOf(again) }));
      } finally {
        this.actions--;
      }
    });
  }

  /** The game and its open question as they stand; null if there is no such game. Rejects if the storage cannot be read. */
  look(): Promise<{ readonly game: Game; readonly decision: Decision | null; readonly head: Head } | Quarantine | null> {
    return this.enqueue(async () => {
      const standing = await this.ground.beside.quarantineOf(this.game);
      if (standing) return standing;
      try {
        const awake = await this.newest();
        return awake && { game: gameOf(awake.position), decision: decisionOf(awake.position), head: awake.head };
      } catch (error) {
        if (!isFault(error)) throw error;
        return await this.quarantine(null, error);
      }
    });
  }

  /** Forgets what it holds; the next action loads the game again. */
  passivate(): void {
    this.awake = null;
    if (this.state !== 'quarantined') this.state = 'asleep';
  }

  private refusal(code: TableRefusal | 'not-supported'): Reply {
    return { reply: 'refused', code, refusal: null, head: this.awake?.head ?? null };
  }

  private async judge(action: Action): Promise<Reply> {
    const standing = await this.ground.beside.quarantineOf(this.game);
    if (standing) return action.kind === 'ruling' ? this.rescue(action, standing) : { reply: 'quarantined', quarantine: standing };
    if (action.kind === 'create') return this.create(action);
    if (action.kind === 'restart') return this.refusal('not-supported'); // the table's own, as it loads
    for (let n = 0; n < TRIES; n++) {
      const reply = await this.decide(action);
      if (reply) return reply;
      this.passivate();
    }
    return this.refusal('busy');
  }

  private async failed(action: Action, error: unknown): Promise<Reply> {
    this.passivate();
    if (isFault(error)) return { reply: 'quarantined', quarantine: await this.quarantine(action, error) };
    return { reply: error instanceof Unconfirmed ? 'unconfirmed' : 'unavailable', why: whyOf(error) };
  }

  /** One bad game stops alone: its log is kept, the action that led here is remembered, no other table is touched. */
  private async quarantine(action: Action | null, error: Error): Promise<Quarantine> {
    const quarantine: Quarantine = {
      game: this.game,
      head: this.sound,
      reason: reasonFor(error),
      action: action && sha256(canonical(action)),
      at: this.ground.now(),
    };
    const isFirst = await this.ground.beside.quarantine(quarantine);
    this.awake = null;
    this.state = 'quarantined';
    return isFirst ? quarantine : ((await this.ground.beside.quarantineOf(this.game)) ?? quarantine);
  }

  private async entries(): Promise<readonly Entry[]> {
    this.state = 'loading';
    this.sound = null;
    const entries = await entriesOf(this.ground.log, this.game, (entry) => {
      this.sound = headOf(entry);
    });
    const [first] = entries;
    if (!first) this.state = 'asleep';
    else if (first.action.kind === 'create' && first.action.setup.keyId !== this.keys().keyId)
      throw new Error(`game ${this.game} was created under another master key`);
    return entries;
  }

  private async load(): Promise<Awake | null> {
    if (this.awake) return this.awake;
    const entries = await this.entries();
    const last = entries.at(-1);
    if (!last) return null;
    const found = loaded(entries, this.keys().seed, this.ground.engine);
    if ('position' in found) return this.adopt({ position: found.position, head: headOf(last), at: last.at });
    const outcome = judged(() => actOn(found.standing, found.action));
    if (isRefused(outcome)) throw new Fault(`a restart is refused: ${outcome.refused}`);
    await this.append(found.action, outcome, this.fallen(found.standing, last));
    return this.awake ?? this.load(); // another node was faster
  }

  /** As {@link load}, with what another process has written meanwhile. */
  private async newest(): Promise<Awake | null> {
    const awake = await this.load();
    if (!awake || (await this.isNewest(awake))) return awake;
    this.passivate();
    return this.load();
  }

  private adopt(awake: Awake): Awake {
    this.awake = awake;
    this.sound = awake.head;
    this.state = gameOf(awake.position).result ? 'over' : 'waiting';
    return awake;
  }
  private fallen({ position }: Standing, last: Entry): Awake {
    return { position, head: headOf(last), at: last.at };
  }

  /** Append, then publish: nothing is adopted or shown before it is stored. */
  private async append(action: Action, outcome: Outcome, before: Awake | null): Promise<Entry | 'conflict'> {
    this.state = 'committing';
    const { log, engine, now } = this.ground;
    const at = Math.max(now(), before?.at ?? 0);
    const draft = { game: this.game, at, engine, action, outcome };
    const { entry, text } = judged(() => sealOutcome(draft, before?.position ?? null, before?.head.hash ?? '', this.keys()));
    if ((await log.append(this.game, entry.index, entry, text)) === 'conflict') return 'conflict';
    this.adopt({ position: outcome.position, head: headOf(entry), at });
    this.ground.stored?.(entry);
    return entry;
  }

  private async repeated(action: Action): Promise<Reply | null> {
    const seat = 'seat' in action ? action.seat : null;
    const index = await this.ground.log.byAction(this.game, seat, action.actionId);
    if (index === undefined) return null;
    for await (const { entry } of this.ground.log.read(this.game, index)) {
      if (sameAction(action, entry)) return done(entry, true);
      return { reply: 'refused', code: 'action-id-reused', refusal: null, head: headOf(entry) };
    }
    return null;
  }

  private async create(action: ActionOf<'create'>): Promise<Reply> {
    const again = await this.repeated(action);
    if (again) return again;
    const { setup } = action;
    const { keyId, commitment, seed } = this.keys();
    if (setup.game !== this.game || setup.keyId !== keyId || setup.commitment !== commitment) return this.refusal('other-game');
    if (await this.ground.log.head(this.game)) return this.refusal('game-exists');
    const outcome = begun(setup, seed);
    if (outcome === null) return this.refusal('bad-setup');
    const entry = await this.append(action, outcome, null).catch((error: unknown) => {
      if (error instanceof EntryTooLarge) return null;
      throw error;
    });
    if (entry !== null && entry !== 'conflict') return done(entry, false);
    this.passivate();
    if (entry === null) return this.refusal('bad-setup');
    return (await this.repeated(action)) ?? this.refusal('game-exists');
  }

  /** Null if it must be judged again: somebody else has written to the game meanwhile. */
  private async decide(action: Exclude<Action, ActionOf<'create'>>): Promise<Reply | null> {
    const awake = await this.load();
    if (!awake) return this.refusal('no-such-game');
    const again = await this.repeated(action);
    if (again) return again;
    const result = judged(() => act(awake.position, action));
    if (isRefused(result)) return (await this.isNewest(awake)) ? this.refuse(action, result, awake.head) : null;
    const entry = await this.append(action, result, awake);
    return entry === 'conflict' ? null : done(entry, false);
  }
  private async isNewest({ head }: Awake): Promise<boolean> {
    return (await this.ground.log.head(this.game))?.hash === head.hash;
  }

  private async refuse(action: Action, { refused, refusal }: Refused, head: Head): Promise<Reply> {
    await this.ground.beside.refuse({
      game: this.game,
      at: this.ground.now(),
      seat: 'seat' in action ? action.seat : null,
      actionId: action.actionId,
      action: sha256(canonical(action)),
      refusal: { code: refused, cite: refusal.cite, why: refusal.why },
    });
    return { reply: 'refused', code: refused, refusal, head };
  }

  /**
   * A ruling lifts a quarantine. The game is folded and no rule run on the way: the open run, which may be what went wrong, is undone to its base, and the ruling carried out there.
   * If that goes wrong too, the quarantine stays as it is.
   */
  private async rescue(action: ActionOf<'ruling'>, standing: Quarantine): Promise<Reply> {
    const before = await this.repeated(action);
    if (before?.reply === 'refused') return before;
    const reply = before ?? (await this.ruled(action, standing));
    if (reply.reply !== 'done') return reply;
    await this.ground.beside.lift(this.game);
    if (!this.awake) this.state = 'asleep';
    return reply;
  }
  private async ruled(action: ActionOf<'ruling'>, standing: Quarantine): Promise<Reply> {
    try {
      const entries = await this.entries();
      const last = entries.at(-1);
      if (!last) return this.refusal('no-such-game');
      const found = judged(() => stand(entries, this.keys().seed));
      const result = judged(() => actOn(found, action));
      if (isRefused(result)) return this.refuse(action, result, headOf(last));
      const entry = await this.append(action, result, this.fallen(found, last));
      return entry === 'conflict' ? this.refusal('busy') : done(entry, false);
    } catch (error) {
      if (!isFault(error)) throw error;
      this.state = 'quarantined';
      return { reply: 'quarantined', quarantine: standing };
    }
  }
}
