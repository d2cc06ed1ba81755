import { randomBot, seeded } from '@arbiter/bots';
import { act, decisionOf, gameOf, type Outcome, type Position, type Refused, runOf, thenOf } from '@arbiter/rules';
import type { Action, Answer, Decision, Order, Player, Random, Seat } from '@arbiter/schema';
import { pathOf } from '../../../packages/rules/src/turn/drive.ts';
import type { Coverage } from './coverage.ts';
import { illegal } from './illegal.ts';

/** One action of every sort that somebody could send in this position. */
const sorts = (position: Position, decision: Decision, right: Answer, random: Random): readonly (readonly [sort: string, action: Action])[] => {
  const { players, battlefield, cards } = gameOf(position);
  const seats = players.map((p) => p.seat);
  const other = seats.find((seat) => seat !== decision.seat) as Seat;
  const anyone = (): Seat => seats[random.below(seats.length)] as Seat;
  const answer = (given: unknown, seat = decision.seat, id = position.index): Action => ({
    kind: 'answer',
    actionId: 'a',
    seat,
    decision: id,
    answer: given as Answer,
  });
  const concede = (seat: Seat): Action => ({ kind: 'concede', actionId: 'a', seat });
  const ruling = (...orders: readonly Order[]): Action => ({ kind: 'ruling', actionId: 'a', by: 'judge', why: 'a test', orders });
  const put = (card: string, player: Seat): Order => ({ order: 'put', card, player, zone: 'battlefield' });
  const twins = anyone();
  const wrong = illegal[decision.kind];
  return [
    ['create', { kind: 'create', actionId: 'a', setup: {} as never }],
    ['answer', answer(right)],
    ['answer of another seat', answer(right, other)],
    ['stale answer', answer(right, decision.seat, position.index - 1)],
    ['malformed answer', answer({ nonsense: true })],
    ...(wrong ? ([['illegal answer', answer(wrong)]] as const) : []),
    ['withdrawal', answer({ withdraw: true })],
    ['concession', concede(decision.seat)],
    ...seats.filter((seat) => seat !== decision.seat).map((seat) => ['concession of another seat', concede(seat)] as const),
    ['concession of nobody', concede('nobody')],
    ['timeout', { kind: 'timeout', actionId: 'a', seat: decision.seat, decision: position.index }],
    ['ruling', ruling()],
    ...(battlefield[0] === undefined ? [] : ([['ruling that asks', ruling({ order: 'move', object: battlefield[0], zone: 'exile' })]] as const)),
    ['ruling that kills', ruling({ order: 'life', player: anyone(), life: 0 })],
    ...(Object.hasOwn(cards, 'Twin') ? ([['ruling that unsettles', ruling(put('Twin', twins), put('Twin', twins))]] as const) : []),
    ['ruling about nothing', ruling({ order: 'tap', object: 999_999, tapped: true })],
    ['restart', { kind: 'restart', actionId: 'a', why: 'a test' }],
  ];
};

const untils = ['stack-resolved', 'my-turn', { step: 'untap' }, { step: 'cleanup' }] as const;
/** Passes more often than not, now and then at length. */
const chosen = (decision: Decision, random: Random): Answer => {
  if (decision.kind !== 'priority' || random.below(4) === 0) return randomBot(random).choose(decision);
  return random.below(12) > 0 ? { pass: true } : { pass: true, until: untils[random.below(untils.length)] as (typeof untils)[number] };
};

/** How far a walk goes: from a start through several steps, from somewhere new a little further. */
const FROM_START = 300;
const FROM_NEW = 25;
/** How often the same place is tried with every sort of action. */
const TRIES = 3;

/**
 * Looks for what has not come up yet: walks on from the starts by random answers, tries every sort of action in each place, and follows those that led somewhere new.
 * What is thrown, dropped or refused without a word is a fault.
 */
export class Explorer {
  /** By the state the chart rests in and the sort of action: how often it was taken, or refused as what. */
  readonly results = new Map<string, Map<string, Map<string, number>>>();
  readonly faults: string[] = [];
  actions = 0;
  private readonly random: Random;
  private readonly coverage: Coverage;
  private readonly tried = new Map<string, number>();
  private readonly open: Position[] = [];

  constructor(coverage: Coverage, seed: number) {
    this.coverage = coverage;
    this.random = seeded(seed);
  }

  explore(starts: readonly (() => Position)[], most: number, enough: () => boolean): void {
    this.tried.clear();
    const end = this.actions + most;
    for (let n = 0; this.actions < end && !enough(); n++) {
      this.walk((starts[n % starts.length] as () => Position)(), FROM_START);
      for (let at = this.open.pop(); at; at = this.open.pop()) this.walk(at, FROM_NEW);
    }
  }

  private walk(from: Position, steps: number): void {
    let at = from;
    for (let n = 0; n < steps; n++) {
      const decision = decisionOf(at);
      if (!decision) return;
      const right = chosen(decision, this.random);
      this.tryAll(at, decision, right);
      const next = this.take(at, { kind: 'answer', actionId: 'a', seat: decision.seat, decision: at.index, answer: right }, 'answer');
      if (!next || 'refused' in next) return;
      at = next.position;
    }
  }

  /** What decides where an interrupt leads: the state, the question, how many have lost and are still there, whether one more loss ends the game, and whether the run has done anything yet. */
  private place(position: Position, decision: Decision): string {
    const are = (status: Player['status']): number => gameOf(position).players.filter((p) => p.status === status).length;
    return [pathOf(thenOf(position).value), decision.kind, are('conceded'), are('playing') > 2, runOf(position)?.batches.length === 0].join();
  }

  private tryAll(at: Position, decision: Decision, right: Answer): void {
    const place = this.place(at, decision);
    const times = this.tried.get(place) ?? 0;
    if (times >= TRIES) return;
    this.tried.set(place, times + 1);
    for (const [sort, action] of sorts(at, decision, right, this.random)) {
      const result = this.take(at, action, sort);
      if (result && !('refused' in result)) this.follow(result.position);
    }
  }

  private follow(position: Position): void {
    const decision = decisionOf(position);
    if (decision && (this.coverage.isNew() || !this.tried.has(this.place(position, decision)))) this.open.push(position);
  }

  private take(at: Position, action: Action, sort: string): Outcome | Refused | null {
    this.actions++;
    const state = pathOf(thenOf(at).value);
    const fault = (what: string): null => {
      this.faults.push(`${sort} in ${state}, asked for ${decisionOf(at)?.kind}: ${what}`);
      return null;
    };
    try {
      const before = this.coverage.dropped;
      const result = act(at, action);
      if (this.coverage.dropped > before) return fault('dropped by the chart');
      if (!('refused' in result) && result.position.index !== at.index + 1) return fault('is no entry of its own');
      if (!('refused' in result) && runOf(result.position) === null && gameOf(result.position).attempts.length > 0) return fault('leaves an attempt open');
      this.count(state, sort, 'refused' in result ? result.refused : 'taken');
      return result;
    } catch (error) {
      return fault(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  private count(state: string, sort: string, result: string): void {
    const sortsOf = this.results.get(state) ?? new Map<string, Map<string, number>>();
    const counts = sortsOf.get(sort) ?? new Map<string, number>();
    this.results.set(state, sortsOf.set(sort, counts.set(result, (counts.get(result) ?? 0) + 1)));
  }
}
