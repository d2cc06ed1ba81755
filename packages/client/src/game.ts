import type { Acted, Answer, DecisionView, GameView, HeadOf, Order, Seat, ViewedDecision, WantedAction, Withdrawal } from '@arbiter/schema';
import { Chain } from './chain.ts';
import { freshId } from './ids.ts';
import { isPassing, Refused } from './problem.ts';
import { givenUp, type Patience, patience, patiently, pause } from './retry.ts';
import type { Gives, Message, Operation, Takes, Transport } from './transport.ts';

export interface GameOptions extends Partial<Patience> {
  readonly token?: string | null;
  /** Whose token it is. */
  readonly seat?: Seat;
  readonly signal?: AbortSignal;
}
type QueryName = 'zones' | 'life' | 'stack' | 'timeline';
interface When {
  /** As it stood after this entry; without it, now. */
  readonly at?: number;
  readonly lang?: 'en' | 'ru';
}
export type Choose = (decision: ViewedDecision, game: GameClient) => Promise<Answer | Withdrawal> | Answer | Withdrawal;

/**
 * One game as its holder of a token sees it. It keeps the head of what it has followed and proves that everything else fits to it;
 * an action is sent with an id of its own until the service has said what became of it, so it never happens twice.
 */
export class GameClient {
  readonly id: string;
  private readonly transport: Transport;
  private readonly options: GameOptions;
  private readonly signal: AbortSignal;
  private readonly chain: Chain;

  constructor(transport: Transport, id: string, options: GameOptions = {}) {
    this.transport = transport;
    this.id = id;
    this.options = options;
    this.signal = options.signal ?? new AbortController().signal;
    this.chain = new Chain(id, options.seat ?? null);
  }

  /** The newest entry that has been followed: `index:hash` of it, kept, proves later that nothing before it was changed. */
  get head(): HeadOf | null {
    return this.chain.head;
  }

  private async ask<K extends Operation>(operation: K, body: Takes<K>): Promise<Gives<K>> {
    const token = this.options.token ?? null;
    const answer = await patiently((signal) => this.transport.ask(operation, body, token, signal), { ...patience, ...this.options }, this.signal);
    const { head } = answer as { readonly head?: HeadOf };
    if (head) this.chain.agree(head);
    return answer;
  }

  view({ at }: When = {}): Promise<GameView> {
    return this.ask('view', { game: this.id, ...(at === undefined ? {} : { at }) });
  }
  decision({ at }: When = {}): Promise<DecisionView> {
    return this.ask('decision', { game: this.id, ...(at === undefined ? {} : { at }) });
  }
  query<N extends QueryName>(name: N, when: When = {}): Promise<Gives<N>> {
    return this.ask(name, { game: this.id, ...when });
  }

  private act(action: WantedAction): Promise<Acted> {
    return this.ask('act', { game: this.id, action });
  }
  /** Answers the open decision. Rejects with `Refused` where the rules do not allow it; nothing has changed then. */
  answer(decision: Pick<ViewedDecision, 'id'>, answer: Answer | Withdrawal, actionId = freshId()): Promise<Acted> {
    return this.act({ kind: 'answer', actionId, decisionId: decision.id, answer });
  }
  concede(actionId = freshId()): Promise<Acted> {
    return this.act({ kind: 'concede', actionId });
  }
  /** A judge's. */
  rule(why: string, orders: readonly Order[], actionId = freshId()): Promise<Acted> {
    return this.act({ kind: 'ruling', actionId, why, orders });
  }

  /**
   * Every message from entry 0 (or after the head already followed), proved as it comes; comes back after a break, and leaves nothing out.
   * Rejects with `Broken` where the chain does not hold, with `Refused` where this token may not look, and with `Unreachable` where nobody lets it listen for as long as its patience.
   */
  async *messages(): AsyncGenerator<Message, void> {
    const token = this.options.token ?? null;
    const { patienceMs, timeoutMs } = { ...patience, ...this.options };
    let heard = performance.now();
    for (let ms = 100; !this.signal.aborted; ms = Math.min(2 * ms, 5000)) {
      const began = performance.now();
      try {
        for await (const message of this.transport.messages(this.id, (this.head?.index ?? -1) + 1, token, this.signal)) {
          await this.chain.follow(message);
          ms = 100;
          yield message;
          heard = performance.now();
        }
        heard = performance.now();
      } catch (error) {
        if (this.signal.aborted) return;
        if (!isPassing(error)) throw error;
        if (performance.now() - began > 2 * timeoutMs) heard = performance.now(); // it was let in, and had nothing to hear
        if (performance.now() - heard > patienceMs) throw givenUp(error);
      }
      await pause(ms, this.signal);
    }
  }

  /**
   * Plays on with `choose` until the game is over or `signal` ends it, following the chain as it goes. It is asked once for each decision; what it answers against the rules rejects.
   * A decision that is gone when the answer comes was taken from it by a ruling or a concession.
   */
  async play(choose: Choose): Promise<void> {
    const now = await this.decision(); // whoever has followed the game before hears no more of how it stands
    if (now.awaited === null && this.head?.index === now.head.index) return;
    let answered = await this.answerAll(choose, -1, now.decision);
    for await (const { head, public: open } of this.messages()) {
      if (!open.awaited) return;
      const isOurs = this.options.seat === undefined || open.awaited.seat === this.options.seat;
      if (head.index > answered && isOurs) answered = await this.answerAll(choose, answered, (await this.decision()).decision);
    }
  }
  /** Answers as long as this seat is asked; the newest decision answered. */
  private async answerAll(choose: Choose, before: number, open: ViewedDecision | null): Promise<number> {
    let answered = before;
    for (let decision = open; decision && decision.id > answered && !this.signal.aborted; ) {
      const { id } = decision;
      decision = await this.answered(decision, choose);
      answered = id;
    }
    return answered;
  }
  private async answered(decision: ViewedDecision, choose: Choose): Promise<ViewedDecision | null> {
    try {
      return (await this.answer(decision, await choose(decision, this))).decision;
    } catch (error) {
      if (error instanceof Refused && gone.includes(error.problem.code)) return null;
      throw error;
    }
  }
}
const gone = ['stale-decision', 'game-over', 'not-in-game'];
