import { seeded } from '@arbiter/bots';
import { drawDeck } from '@arbiter/cards';
import { canonical, keysOf } from '@arbiter/log';
import { act, createGame, type Parts, type Position } from '@arbiter/rules';
import type { Action, Answer, Edition, Random, Seat } from '@arbiter/schema';
import { expect } from 'vitest';
import { master, mustDo, playedBy, type Step, seatsFor } from '../../support/games.ts';
import { differenceOf, partsTold, type Told, toldTo } from './channels.ts';
import { setupIn, unseenBy } from './places.ts';
import { cardFor, type Exercise, hiding } from './themes.ts';
import { changedIn, twinOf } from './twin.ts';

/** Views and refusals are compared at every so many entries; they are the slow part. */
const VIEWS = 10;

export interface Watched {
  readonly steps: readonly Step[];
  /** Null watches from outside. */
  readonly watcher: Seat | null;
  readonly random: Random;
}
export interface Wanted {
  readonly seed: number;
  readonly rules: Edition;
  readonly players: number;
  /** Each deck is drawn around a card that has players do it. */
  readonly exercise?: Exercise;
  /** A game is cut off at some entry up to here, since at its end most of what was hidden has been seen. */
  readonly longest: number;
}
export const watched = ({ seed, rules, players, exercise, longest }: Wanted): Watched => {
  const random = seeded(seed);
  const deck = () => drawDeck(random, exercise ? { known: hiding(random), around: cardFor(exercise, random) } : {});
  const seats = seatsFor(players);
  const decks = Object.fromEntries(seats.map((seat) => [seat, deck().main]));
  const most = longest / 2 + random.below(longest / 2);
  const steps: Step[] = [];
  for (const step of playedBy({ seed, rules, players, decks, whims: 60, eager: true })) if (steps.push(step) >= most) break;
  return { steps, watcher: [...seats, null][random.below(players + 1)] as Seat | null, random };
};
const toldBy = ({ before, action, outcome }: Step): Told => ({ before, action, position: outcome.position, batches: outcome.batches });

const nonsense: readonly Answer[] = [{ pass: true }, { cast: 3 }, { play: 70 }, { objects: [12] }, { yes: true }, { use: null }, { cards: [4, 5] }];
/** What the watcher gets to hear when he sends what is refused. */
const refusals = (position: Position, watcher: Seat | null): string => {
  if (watcher === null) return '';
  const results = nonsense.map((answer) => act(position, { kind: 'answer', actionId: 'probe', seat: watcher, decision: position.index, answer }));
  return canonical(results.map((result) => ('refused' in result ? result : 'taken')));
};

/** What is told of one entry, and the parts it is told in. */
export type Observed = (parts: Parts, told: Told) => void;

/** Plays the same actions over cards that differ where the watcher has never seen one, and compares all he is told. Returns how many cards were others. */
export const provePaired = ({ steps, watcher, random }: Watched, observed: Observed): number => {
  const setup = setupIn(steps);
  const unseen = unseenBy(watcher, steps);
  const twin = twinOf(setup, unseen, watcher, random);
  let outcome = createGame(twin, keysOf(master, setup.game).seed);
  let before: Position | null = null;
  steps.forEach((step, i) => {
    const action: Action = i === 0 ? ({ ...step.action, setup: twin } as Action) : step.action;
    if (i > 0) {
      before = outcome.position;
      outcome = mustDo(act(outcome.position, action), action);
    }
    const whole = i % VIEWS === 0;
    const where = `entry ${i}, watched ${watcher === null ? 'from outside' : `by ${watcher}`}`;
    const [told, other] = [toldBy(step), toldBy({ ...step, before, action, outcome })];
    const parts = partsTold(told);
    observed(parts, told);
    expect(differenceOf(toldTo(watcher, parts, told, whole), toldTo(watcher, partsTold(other), other, whole)), where).toBeNull();
    if (whole) expect(differenceOf(refusals(step.outcome.position, watcher), refusals(outcome.position, watcher)), where).toBeNull();
  });
  return changedIn(setup, twin, unseen).length;
};
