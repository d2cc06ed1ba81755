import { canonical, type GameKeys } from '@arbiter/log';
import { DiscardPolicy, type JetStreamClient, type JetStreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { LRUCache } from 'lru-cache';
import type { Grown, Growth } from '../core/growth.ts';
import type { History, Told } from '../core/history.ts';
import { publicMessage, seatMessage } from '../core/messages.ts';
import { publicSubject, seatSubject } from './subjects.ts';

/** What everyone may follow, and what each seat may. */
const streams = [
  ['ARBITER_PUBLIC', 'arbiter.v1.public.*'],
  ['ARBITER_SEATS', 'arbiter.v1.seat.*.*'],
] as const;
type StreamName = (typeof streams)[number][0];

const INDEX = 'Arbiter-Index';
/** A stream that was asked for a subject's last message and has none. */
const NONE = 10037;
const WRONG_SEQUENCE = [10071, 10164];
const OTHERS_MS = 1500;
const KEPT = 50_000;

export interface PublisherGround {
  readonly js: JetStreamClient;
  readonly jsm: JetStreamManager;
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

const codeOf = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined);

/**
 * Tells on the message bus what the log has stored, one message an entry on each subject, in order and once. Every process does it for what it stores itself and, a little later,
 * for what another has stored and not told: who comes second is told so by the sequence that it expected.
 */
export class Publisher {
  private readonly ground: PublisherGround;
  private readonly places = new LRUCache<string, Place>({ max: KEPT });
  private readonly running = new Map<string, { again: boolean }>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
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
      await ground.jsm.streams.info(name).catch(() => ground.jsm.streams.add(wanted));
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
    growth.listen(({ game }: Grown) => {
      if (this.closed || this.timers.has(game)) return;
      const timer = setTimeout(() => {
        this.timers.delete(game);
        this.lookAfter(game);
      }, OTHERS_MS);
      this.timers.set(game, timer.unref());
    });
  }

  /** Asks the stream itself first: whoever listens without it would hear a second telling, though the stream does not take it. */
  private lookAfter(game: string): void {
    if (this.running.has(game)) return;
    for (const subject of this.places.keys()) if (subject.includes(game)) this.places.delete(subject);
    this.nudge(game);
  }

  /** Looks through every game once, for what was stored and not told when all processes were gone. */
  async sweep(): Promise<void> {
    for (let after = ''; !this.closed; ) {
      const games = await this.ground.log.games(after);
      if (games.length === 0) return;
      for (const game of games) {
        const [head, place] = [await this.ground.log.head(game).catch(() => null), await this.placeOf('ARBITER_PUBLIC', publicSubject(game))];
        if (head && head.index > place.index) this.nudge(game);
        if (this.closed) return;
      }
      after = games.at(-1) ?? after;
    }
  }

  private async run(game: string): Promise<void> {
    const state = { again: false };
    this.running.set(game, state);
    try {
      do {
        state.again = false;
        await this.tell(game);
      } while (state.again && !this.closed);
    } catch (error) {
      if (!this.closed) this.ground.failed(game, error);
    } finally {
      this.running.delete(game);
    }
  }

  /** The public message goes last, so that whatever it has reached the seats have too. */
  private async tell(game: string): Promise<void> {
    const { index } = await this.placeOf('ARBITER_PUBLIC', publicSubject(game));
    for await (const told of this.ground.history.told(game, index + 1)) {
      if (this.closed) return;
      for (const seat of Object.keys(told.parts.seats)) {
        await this.put('ARBITER_SEATS', seatSubject(game, seat), told, () => seatMessage(told, seat, this.ground.keysOf(game)));
      }
      await this.put('ARBITER_PUBLIC', publicSubject(game), told, () => publicMessage(told));
    }
  }

  private async put(stream: StreamName, subject: string, { entry }: Told, message: () => object): Promise<void> {
    for (let place = await this.placeOf(stream, subject); place.index < entry.index; place = await this.placeOf(stream, subject)) {
      if (place.index !== entry.index - 1) throw new Error(`${subject} has entry ${place.index} before entry ${entry.index}`);
      const hdrs = headers();
      hdrs.set(INDEX, `${entry.index}`);
      const seq = await this.published(subject, canonical(message()), {
        msgID: `${subject} ${entry.hash}`,
        headers: hdrs,
        expect: { lastSubjectSequence: place.seq },
      });
      if (seq === null) this.places.delete(subject);
      else this.places.set(subject, { index: entry.index, seq });
    }
  }
  /** Null: somebody else has told something there meanwhile. */
  private async published(subject: string, text: string, options: Parameters<JetStreamClient['publish']>[2]): Promise<number | null> {
    try {
      return (await this.ground.js.publish(subject, text, options)).seq;
    } catch (error) {
      if (WRONG_SEQUENCE.includes(codeOf(error) as number)) return null;
      throw error;
    }
  }

  private async placeOf(stream: StreamName, subject: string): Promise<Place> {
    const known = this.places.get(subject);
    if (known) return known;
    const place = await this.lastOn(stream, subject);
    this.places.set(subject, place);
    return place;
  }
  private async lastOn(stream: StreamName, subject: string): Promise<Place> {
    try {
      const last = await this.ground.jsm.streams.getMessage(stream, { last_by_subj: subject });
      return last ? { index: Number(last.header?.get(INDEX) ?? -1), seq: last.seq } : { index: -1, seq: 0 };
    } catch (error) {
      if (codeOf(error) === NONE) return { index: -1, seq: 0 };
      throw error;
    }
  }

  close(): void {
    this.closed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}
