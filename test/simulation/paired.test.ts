import { canonical, keysOf } from '@arbiter/log';
import { act, createGame, decisionOf, evolve, gameOf, lookOf, maskDecision, maskGame, nothing, type Position, partsOf } from '@arbiter/rules';
import type { Action, Edition, Event, Setup } from '@arbiter/schema';
import { awaitedOf, seatsOf } from '@arbiter/table';
import { afterAll, describe, expect, it } from 'vitest';
import { master, mustDo, playedBy, type Step } from '../support/games.ts';
import { runs, seedsOf } from '../support/runs.ts';

const GAMES = 6;
const WATCHER = 'A';
const OTHER = 'B';
/** The whole view is compared at every so many entries; it is the slow part. */
const VIEWS = 10;

interface Seen {
  readonly outputs: readonly string[];
  readonly masked: ReadonlyMap<string, number>;
}

/** All that reaches the watcher of one entry: the public message, its own part, its view of the game and of the open question. */
const outputOf = (
  before: Position | null,
  action: Action,
  position: Position,
  batches: readonly (readonly Event[])[],
): { readonly text: string; readonly parts: ReturnType<typeof partsOf> } => {
  const parts = partsOf(before ? gameOf(before) : nothing, seatsOf(gameOf(position)), action, batches, awaitedOf(position));
  if (position.index % VIEWS !== 0) return { text: canonical([parts.public, parts.seats[WATCHER]]), parts };
  const viewer = { seat: WATCHER };
  const game = gameOf(position);
  const look = lookOf(game);
  const decision = decisionOf(position);
  return {
    text: canonical([parts.public, parts.seats[WATCHER], maskGame(game, viewer, (id) => look.of(id)), decision && maskDecision(decision, viewer)]),
    parts,
  };
};

/** The places of the other's deck whose card the watcher never got to see. */
const neverSeen = (steps: readonly Step[]): readonly number[] => {
  const origin = new Map<number, number>();
  const seen = new Set<number>();
  const setup = (steps[0] as Step).action as Extract<Action, { kind: 'create' }>;
  const decks = setup.setup.seats.map((s) => [s.seat, setup.setup.decks[s.seat]?.main ?? []] as const);
  let id = 1;
  for (const [seat, main] of decks)
    main.forEach((_, i) => {
      if (seat === OTHER) origin.set(id, i);
      id++;
    });
  for (const step of steps) {
    let game = step.before ? gameOf(step.before) : nothing;
    for (const batch of step.outcome.batches)
      for (const e of batch) {
        if (e.type === 'LibraryShuffled' && e.player === OTHER) {
          const library = game.players.find((p) => p.seat === OTHER)?.library ?? [];
          const places = e.order.map((i) => origin.get(library[i] as number));
          places.forEach((place, i) => {
            if (place !== undefined) origin.set(e.first + i, place);
          });
        }
        if (e.type === 'HandRenewed' && e.player === OTHER)
          (game.players.find((p) => p.seat === OTHER)?.hand ?? []).forEach((old, i) => {
            const place = origin.get(old);
            if (place !== undefined) origin.set(e.first + i, place);
          });
        if (e.type === 'ObjectMoved') {
          const place = origin.get(e.object);
          if (place !== undefined) {
            origin.set(e.as, place);
            if (e.to !== 'hand' && e.to !== 'library') seen.add(place);
          }
        }
        if (e.type === 'Revealed' && (e.to === 'all' || e.to.includes(WATCHER)))
          for (const object of e.objects) {
            const place = origin.get(object);
            if (place !== undefined) seen.add(place);
          }
        game = evolve(game, e);
      }
  }
  return [...new Set(origin.values())].filter((place) => !seen.has(place)).toSorted((a, b) => a - b);
};

/** Another game in which the cards the watcher never saw are others: turned round among themselves. */
const other = (setup: Setup, places: readonly number[]): Setup => {
  const deck = setup.decks[OTHER] as Setup['decks'][string];
  const main = deck.main.slice();
  places.forEach((place, i) => {
    main[place] = deck.main[places[(i + 1) % places.length] as number] as string;
  });
  return { ...setup, decks: { ...setup.decks, [OTHER]: { ...deck, main } } };
};

const seenOf = (steps: readonly Step[]): Seen => {
  const masked = new Map<string, number>();
  const outputs = steps.map(({ before, action, outcome }) => {
    const { text, parts } = outputOf(before, action, outcome.position, outcome.batches);
    outcome.batches.forEach((batch, i) =>
      batch.forEach((event, j) => {
        if (canonical(parts.public.batches[i]?.[j] ?? null) !== canonical(event)) masked.set(event.type, (masked.get(event.type) ?? 0) + 1);
      }),
    );
    return text;
  });
  return { outputs, masked };
};

describe.each(['classic', 'modern'] as const satisfies readonly Edition[])('two %s games that differ only in what is hidden from a seat', (rules) => {
  const exercised = new Map<string, number>();
  let changed = 0;
  afterAll(() => {
    console.log(`${rules}: hidden cards changed ${changed}; events told otherwise to others: ${[...exercised].map(([type, n]) => `${type} ${n}`).join(', ')}`);
    const empty = ['GameCreated', 'LibraryShuffled', 'ObjectMoved', 'CardDrawn'].filter((type) => !exercised.has(type));
    if (empty.length > 0) throw new Error(`nothing hidden in any ${empty.join(', ')}`);
  });
  it.for(seedsOf(runs(GAMES)))('give that seat the same output (seed %i)', { timeout: 300_000 }, (seed, { task }) => {
    task.meta.seed = seed;
    const steps = [...playedBy({ seed, rules })];
    const { action } = steps[0] as Step;
    const setup = (action as Extract<Action, { kind: 'create' }>).setup;
    const places = neverSeen(steps);
    const twin = other(setup, places);
    changed += places.filter((place) => twin.decks[OTHER]?.main[place] !== setup.decks[OTHER]?.main[place]).length;
    const first = seenOf(steps);
    for (const [type, n] of first.masked) exercised.set(type, (exercised.get(type) ?? 0) + n);
    let outcome = createGame(twin, keysOf(master, setup.game).seed);
    let before: Position | null = null;
    steps.forEach((step, i) => {
      const done: Action = i === 0 ? ({ ...step.action, setup: twin } as Action) : step.action;
      if (i > 0) {
        before = outcome.position;
        outcome = mustDo(act(outcome.position, done), done);
      }
      expect(outputOf(before, done, outcome.position, outcome.batches).text, `entry ${i}`).toBe(first.outputs[i]);
    });
  });
});
