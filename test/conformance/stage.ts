import assert from 'node:assert/strict';
import { act, decisionOf, gameOf, type Look, lookOf, type Outcome, type Position, type questions, type Refused } from '@arbiter/rules';
import { type Scenario, type Stop, scenario } from '@arbiter/scenario';
import type { Action, Answer, Cite, Decision, Event, Game, Id, Kind, Seat, Setup } from '@arbiter/schema';
import { hooks } from '../../packages/rules/src/hooks.ts';
import { beginningsBy } from '../../packages/rules/src/position.ts';

/** A position that a scenario led to. */
export interface Reached {
  readonly position: Position;
  readonly game: Game;
  readonly look: Look;
  /** Who is asked what. */
  readonly decision: Decision;
  readonly events: readonly Event[];
  /** The one object of that name; an error if there is none. */
  readonly id: (name: string) => Id;
}

const shown = ({ failures }: Stop): string => failures.map(({ expected, actual, at }) => `${at}: expected ${expected}, found ${actual}`).join('; ');

type Here = Pick<Reached, 'position' | 'game' | 'look' | 'decision'>;
const reachedIn = (position: Position): Here => {
  const game = gameOf(position);
  const decision = decisionOf(position);
  assert(decision, 'nobody is asked anything');
  return { position, game, look: lookOf(game), decision };
};

/** Where one case of a proof is played. It hears every rule that is followed there, and leaves out the one that it is to do `without`. */
export class Stage {
  /** Rules cited by what happened, was refused, or was asked. */
  readonly cited = new Set<Cite>();
  /** Those of them that answered a question put to the rules. */
  readonly asked = new Set<Cite>();
  played = false;
  private readonly without: Cite | null;
  private readonly beginnings: ReturnType<typeof beginningsBy>;

  constructor(without: Cite | null) {
    this.without = without;
    this.beginnings = beginningsBy({ ...hooks, follows: (rule) => this.hears(rule) });
  }

  private hears(rule: Cite): boolean {
    this.cited.add(rule);
    return rule !== this.without;
  }

  private reach(data: Scenario): Stop {
    this.played = true;
    const stop = scenario(data).reach({ arrange: this.beginnings.arrange });
    if (stop.failures.length > 0) assert.fail(`${data.name ?? 'a scenario'}: ${shown(stop)}`);
    return stop;
  }

  /** Plays a scenario, which must come out as written. */
  readonly plays = (data: Scenario): readonly Event[] => this.reach(data).events;

  /** Plays one and goes on from where it stops. */
  readonly reaches = (data: Scenario): Reached => {
    const { position, events, find } = this.reach(data);
    assert(position, 'the scenario broke off');
    const id = (name: string): Id => {
      const [first] = find(name);
      assert(typeof first === 'number', `nothing is called ${name}`);
      return first;
    };
    return { ...reachedIn(position), events, id };
  };

  /** Everybody passes until somebody is asked a question of this kind. */
  readonly awaits = (from: Reached, kind: Kind): Reached => {
    let { position } = from;
    let events = from.events;
    for (;;) {
      const { decision } = reachedIn(position);
      if (decision.kind === kind) return { ...from, ...reachedIn(position), events };
      if (decision.kind !== 'priority') assert.fail(`${decision.seat} is asked for ${decision.kind}, not for ${kind}`);
      const outcome = this.answers(position, { pass: true });
      position = outcome.position;
      events = [...events, ...outcome.batches.flat()];
    }
  };

  /** A whole game from its first entry. */
  readonly begins = (setup: Setup, seed = '0'.repeat(64)): Outcome => {
    this.played = true;
    return this.heard(this.beginnings.createGame(setup, seed));
  };

  /** An action that must be taken. */
  readonly acts = (position: Position, action: Action): Outcome => {
    const outcome = act(position, action);
    assert(!('refused' in outcome), `refused: ${JSON.stringify(outcome)}`);
    return this.heard(outcome);
  };

  /** An answer to the open decision that must be taken. */
  readonly answers = (position: Position, answer: Answer, seat: Seat = decisionOf(position)?.seat ?? ''): Outcome =>
    this.acts(position, { kind: 'answer', actionId: `${position.index}`, seat, decision: position.index, answer });

  /** An action that must be refused. */
  readonly refused = (position: Position, action: Action): Refused => {
    const outcome = act(position, action);
    assert('refused' in outcome, `not refused: ${JSON.stringify(action)}`);
    this.cited.add(outcome.refusal.cite);
    return outcome;
  };
  /** An answer to the open decision that must be refused. */
  readonly rejects = (position: Position, answer: Answer): Refused =>
    this.refused(position, { kind: 'answer', actionId: 'rejected', seat: decisionOf(position)?.seat ?? '', decision: position.index, answer });

  /** What the rules say when they are asked; nothing if the rule is left out that would. */
  readonly asks = <T>({ rule, value }: questions.Finding<T>): T | undefined => {
    this.asked.add(rule);
    return this.hears(rule) ? value : undefined;
  };

  private heard(outcome: Outcome): Outcome {
    for (const { rule } of outcome.batches.flat()) this.cited.add(rule);
    return outcome;
  }
}
