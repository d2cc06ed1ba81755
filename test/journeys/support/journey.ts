import { canonical, keysOf } from '@arbiter/log';
import { act, actOn, createGame, decisionOf, fold, gameOf, type Outcome, type Parts, type Position, partsOf, stand, wake } from '@arbiter/rules';
import {
  type Action,
  type Answer,
  type Card,
  type Decision,
  type Edition,
  type Entry,
  type Event,
  type EventType,
  type Game,
  type Id,
  list,
  type Order,
  type Player,
  type Seat,
} from '@arbiter/schema';
import { awaitedOf, entryThen, seatsOf, setupOf } from '@arbiter/table';
import { gameId, master, mustDo, sealed } from '../../support/games.ts';

export interface Trip {
  readonly seats?: readonly Seat[];
  readonly rules?: Edition;
  readonly cards: readonly Card[];
  readonly hand?: number;
}
type Say = (decision: Decision, journey: Journey) => Answer | null;

const never = (what: string): never => {
  throw new Error(what);
};
const mustBeSame = (one: unknown, other: unknown, what: string): void => {
  if (canonical(one) !== canonical(other)) never(`${what}: ${canonical(one)}, not ${canonical(other)}`);
};

/** A game played action by action, as its log has it; after each action that is told apart it must wake from that to the same question. */
export class Journey {
  position: Position;
  readonly entries: Entry[] = [];
  /** What the last action brought about. */
  events: readonly Event[] = [];
  private readonly seed: string;
  private readonly game: string;

  constructor({ seats = ['A', 'B'], rules = 'classic', cards, hand = 14 }: Trip) {
    this.game = gameId(1);
    const keys = keysOf(master, this.game);
    this.seed = keys.seed;
    const main = Array.from({ length: 40 }, (_, i) => (cards[i % cards.length] as Card).name);
    const wanted = setupOf({ rules, seats: seats.map((seat) => ({ seat, main })), card: (name) => cards.find((card) => card.name === name) });
    const setup = { ...wanted, startingHand: hand, game: this.game, keyId: keys.keyId, commitment: keys.commitment };
    const action: Action = { kind: 'create', actionId: 'create', setup };
    const created = createGame(setup, keys.seed);
    this.position = created.position;
    this.keep(action, created, null);
  }

  private keep(action: Action, outcome: Outcome, before: Position | null): void {
    this.entries.push(sealed(before, this.entries.at(-1) ?? null, action, outcome, this.game));
    this.position = outcome.position;
    this.events = outcome.batches.flat();
  }
  private take(action: Action): void {
    this.keep(action, mustDo(act(this.position, action), action), this.position);
  }

  /** What has happened from an entry on. */
  eventsFrom(index: number): readonly Event[] {
    return this.entries.slice(index).flatMap((entry) => entry.batches.flat());
  }
  get state(): Game {
    return gameOf(this.position);
  }
  get asked(): string {
    const decision = decisionOf(this.position);
    return decision ? `${decision.seat} ${decision.kind}` : 'nobody';
  }
  get open(): Decision {
    return decisionOf(this.position) ?? never('the game is over');
  }
  get plain(): Answer {
    return plainly(this.open);
  }
  player(seat: Seat): Player {
    return this.state.players.find((p) => p.seat === seat) ?? never(`no ${seat}`);
  }
  told(...types: readonly EventType[]): readonly Event[] {
    return this.events.filter((event) => types.length === 0 || types.includes(event.type));
  }
  get types(): readonly EventType[] {
    return this.events.map((event) => event.type);
  }
  /** The permanents of that name that a player controls. */
  permanents(name: string, seat: Seat): readonly Id[] {
    return this.state.battlefield.filter((id) => this.state.objects[id]?.card === name && this.state.objects[id]?.controller === seat);
  }

  /** The same game, to be played on otherwise. */
  fork(): Journey {
    const { position, entries, events } = this;
    return Object.assign(Object.create(Journey.prototype) as Journey, this, { position, entries: [...entries], events });
  }

  /** What everyone and each seat may see of the newest entry. */
  get parts(): Parts {
    const { action, batches } = this.entries.at(-1) as Entry;
    return partsOf(fold(this.entries.slice(0, -1)), seatsOf(this.state), action, batches, awaitedOf(this.position));
  }

  send(action: Action): this {
    const fallen = action.kind === 'ruling' || action.kind === 'restart' ? mustDo(actOn(stand(this.entries, this.seed), action), action) : null;
    this.take(action);
    if (fallen) {
      mustBeSame(fallen.batches.flat(), this.events, 'a game whose run was not made again comes to something else');
      mustBeSame(entryThen(fallen.position), entryThen(this.position), 'a game whose run was not made again comes elsewhere');
    }
    const woken = wake(this.entries, this.seed);
    mustBeSame(entryThen(woken), entryThen(this.position), 'it wakes elsewhere');
    mustBeSame(decisionOf(woken), decisionOf(this.position), 'it wakes to another question');
    mustBeSame(fold(this.entries), this.state, 'the fold is not the state');
    if (this.state.result) mustBeSame(this.state.attempts, [], 'it ends with an attempt open');
    return this;
  }
  private answering(answer: Answer): Action {
    return { kind: 'answer', actionId: `${this.position.index}`, seat: this.open.seat, decision: this.position.index, answer };
  }
  answer(answer: Answer): this {
    return this.send(this.answering(answer));
  }
  withdraw(): this {
    return this.answer({ withdraw: true } as never);
  }
  concede(seat: Seat): this {
    return this.send({ kind: 'concede', actionId: `${this.position.index}`, seat });
  }
  rule(...orders: readonly Order[]): this {
    return this.send({ kind: 'ruling', actionId: `${this.position.index}`, by: 'judge', why: 'a ruling', orders });
  }
  restart(): this {
    return this.send({ kind: 'restart', actionId: `${this.position.index}`, why: 'the rules have changed' });
  }

  /** Answers as `say` says, plainly where it says nothing, until the question is wanted. */
  until(wanted: (decision: Decision, journey: Journey) => boolean, say: Say = () => null, most = 400): this {
    for (let n = 0; n < most; n++) {
      if (wanted(this.open, this)) return this;
      this.take(this.answering(say(this.open, this) ?? plainly(this.open)));
    }
    return never(`it never came to that; ${this.asked} in ${this.state.turn.step}`);
  }
}

/** A goes first, all keep and pass; else the first legal answer. */
const plainly = (decision: Decision): Answer => {
  if (decision.kind === 'firstPlayer') return { player: 'A' };
  if (decision.kind === 'mulligan') return { keep: true };
  return decision.kind === 'priority' ? { pass: true } : (list(decision as never, 1)[0] as Answer);
};

/** What may be done with priority about a card of that name, or null. */
export const optionFor = (journey: Journey, name: string, what: 'cast' | 'activate'): Answer | null => {
  const { open, state } = journey;
  if (open.kind !== 'priority') return null;
  return (
    open.space.options.find((option) => what in option && state.objects[(option as unknown as Readonly<Record<string, Id>>)[what] ?? 0]?.card === name) ?? null
  );
};
/** A casts each of these once, in this order, as soon as he can. */
export const casting = (...names: readonly string[]): Say => {
  const left = [...names];
  return (decision, journey) => {
    const [name] = left;
    const option = name === undefined || decision.seat !== 'A' || journey.state.stack.length > 0 ? null : optionFor(journey, name, 'cast');
    if (option) left.shift();
    return option;
  };
};
export const isMain = (_: Decision, { state, open }: Journey): boolean =>
  open.kind === 'priority' && open.seat === 'A' && state.turn.step === 'precombat-main' && state.stack.length === 0;
