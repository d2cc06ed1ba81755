import { canonical, type GameKeys } from '@arbiter/log';
import { ensured, indexed, isWrongSequence, type NatsClient, newestOf, patiently } from '@arbiter/log/jetstream';
import { publicSubject, seatSubject } from '@arbiter/schema';
import { DiscardPolicy, type JetStreamClient, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { LRUCache } from 'lru-cache';
import type { Grown, Growth } from '../core/growth.ts';
import type { History, Told } from '../core/history.ts';
import { publicMessage, seatMessage } from '../core/messages.ts';
import { isQuarantined } from '../core/problem.ts';

/** What everyone may follow, and what each seat may. */
const streams = [
  ['ARBITER_PUBLIC', 'arbiter.v1.public.*'],
  ['ARBITER_SEATS', 'arbiter.v1.seat.*.*'],
] as const;
type StreamName = (typeof streams)[number][0];

const OTHERS_MS = 1500;
const MOST_DOUBLINGS = 8;
const KEPT = 10_000;

export interface PublisherGround {
  readonly client: NatsClient;
  readonly history: History;
  readonly log: { head(game: string): Promise<{ readonly index: number } | null>; games(after?: string): Promise<readonly string[]> };
  readonly keysOf: (game: string) => GameKeys;
  readonly replicas: number;
  readonly failed: (game: string, error: unknown) => void;
}
/** The newest message on a subject: its entry's index (-1: none), its sequence in the stream. */
interface Place {
  readonly index: number;
  readonly seq: number;
}

type Places = Map<string, Place>;
const NOWHERE: Place = { index: -1, seq: 0 };

/**
 * Tells on the message bus what the log has stored, one message an entry on each subject, in order and once. Every process does it for what it stores itself and, a little later,
 * for what another has stored and not told: who comes second is told so by the sequence that it expected.
 */
export class Publisher {
  private readonly ground: PublisherGround;
  /** By game, then by subject. */
  private readonly places = new LRUCache<string, Places>({ max: KEPT });
  private readonly running = new Map<string, { again: boolean }>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  /** How often in a row a game could not be told of. */
  private readonly failures = new Map<string, number>();
  private closed = false;

  private constructor(ground: PublisherGround) {
    this.ground = ground;
  }

  static async open(ground: PublisherGround): Promise<Publisher> {
    for (const [name, subject] of streams) {
      const wanted = {
        name,
        subjects: [subject],
        storage: StorageType.File,
        retention: RetentionPolicy.Limits,
        discard: DiscardPolicy.New,
        num_replicas: ground.replicas,
      };
      await ensured(ground.client, wanted);
    }
    return new Publisher(ground);
  }

  /** Tells what is new in a game, now. */
  nudge(game: string): void {
    const running = this.running.get(game);
    if (running) running.again = true;
    else if (!this.closed) void this.run(game);
  }

  /** Looks after what other processes store. */
  watch(growth: Growth): void {
    growth.listen(({ game }: Grown) => this.later(game));
  }
  private later(game: string): void {
    if (this.closed || this.timers.has(game)) return;
    const ms = OTHERS_MS * 2 ** Math.min(this.failures.get(game) ?? 0, MOST_DOUBLINGS);
    const timer = setTimeout(() => {
      this.timers.delete(game);
      this.lookAfter(game);
    }, ms);
    this.timers.set(game, timer.unref());
  }

  /** Asks the stream itself first: whoever listens without it would hear a second telling, though the stream does not take it. */
  private lookAfter(game: string): void {
    if (this.running.has(game)) return;
    this.places.delete(game);
    this.nudge(game);
  }

  /** Looks through every game once, for what was stored and not told when all processes were gone. */
  async sweep(): Promise<void> {
    for (let after = ''; !this.closed; ) {
      const games = await this.ground.log.games(after);
      if (games.length === 0) return;
      for (const game of games) {
        if (await this.isBehind(game)) this.nudge(game);
        if (this.closed) return;
      }
      after = games.at(-1) ?? after;
    }
  }

  /** What cannot be found out yet is tried. */
  private async isBehind(game: string): Promise<boolean> {
    const head = await this.ground.log.head(game).catch(() => null);
    const place = await this.placeOf(game, 'ARBITER_PUBLIC', publicSubject(game)).catch(() => NOWHERE);
    return head !== null && head.index > place.index;
  }

  private async run(game: string): Promise<void> {
    const state = { again: false };
    this.running.set(game, state);
    try {
      do {
        state.again = false;
        await this.tell(game);
      } while (state.again && !this.closed);
      this.failures.delete(game);
    } catch (error) {
      this.comeBack(game, error);
    } finally {
      this.running.delete(game);
    }
  }

  /** Nobody else may come: what was not told waits for no further entry. */
  private comeBack(game: string, error: unknown): void {
    if (this.closed) return;
    this.ground.failed(game, error);
    if (isQuarantined(error)) return;
    this.failures.set(game, (this.failures.get(game) ?? 0) + 1);
    this.later(game);
  }

  /** The public message goes last, so that whatever it has reached the seats have too. */
  private async tell(game: string): Promise<void> {
    const { index } = await this.placeOf(game, 'ARBITER_PUBLIC', publicSubject(game));
    for await (const told of this.ground.history.told(game, index + 1)) {
      if (this.closed) return;
      for (const seat of Object.keys(told.parts.seats)) {
        await this.put('ARBITER_SEATS', seatSubject(game, seat), told, () => seatMessage(told, seat, this.ground.keysOf(game)));
      }
      await this.put('ARBITER_PUBLIC', publicSubject(game), told, () => publicMessage(told));
    }
  }

  private async put(stream: StreamName, subject: string, { entry }: Told, message: () => object): Promise<void> {
    const { game, index, hash } = entry;
    for (let place = await this.placeOf(game, stream, subject); place.index < index; place = await this.placeOf(game, stream, subject)) {
      if (place.index !== index - 1) throw new Error(`${subject} has entry ${place.index} before entry ${index}`);
      const expected = { msgID: `${subject} ${hash}`, headers: indexed(index), expect: { lastSubjectSequence: place.seq } };
      const seq = await this.published(subject, canonical(message()), expected);
      if (seq === null) this.placesOf(game).delete(subject);
      else this.placesOf(game).set(subject, { index, seq });
    }
  }
  /** Null: somebody else has told something there meanwhile. */
  private async published(subject: string, text: string, options: Parameters<JetStreamClient['publish']>[2]): Promise<number | null> {
    const { client } = this.ground;
    try {
      const { seq } = await patiently(client, `telling ${subject}`, () => client.js.publish(subject, text, options));
      return seq;
    } catch (error) {
      if (isWrongSequence(error)) return null;
      throw error;
    }
  }

  private placesOf(game: string): Places {
    const places = this.places.get(game) ?? new Map<string, Place>();
    this.places.set(game, places);
    return places;
  }
  private async placeOf(game: string, stream: StreamName, subject: string): Promise<Place> {
    const places = this.placesOf(game);
    const known = places.get(subject);
    if (known) return known;
    const newest = await newestOf(this.ground.client, stream, subject);
    const place = newest ? { index: newest.index ?? -1, seq: newest.seq } : NOWHERE;
    places.set(subject, place);
    return place;
  }

  close(): void {
    this.closed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}
