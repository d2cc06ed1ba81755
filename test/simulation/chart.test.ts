import { act, decisionOf, gameOf, type Position } from '@arbiter/rules';
import type { Action } from '@arbiter/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playedBy, type Step } from '../support/games.ts';
import { runs, seedsOf } from '../support/runs.ts';
import { Coverage } from './chart/coverage.ts';
import { Explorer } from './chart/explore.ts';
import { boards, realGames } from './chart/starts.ts';

/**
 * Some states are so rare that a walk by chance may miss them; the usual walk is therefore always the same one, known to come everywhere. `SEED` or a soak run takes another.
 */
const SETTLED = 20_261_130;
const MINUTES = 60_000;
/** Actions tried from real games; from the boards, as many as it takes, which is about a quarter of this. */
const FROM_REAL = 15_000;
const FROM_BOARDS = 400_000;

/** What each sort of action may come to. A withdrawal is taken within one's own attempt only; a player who has left concedes no more; what came about in an undone run is unknown to a ruling. */
const outcomes: Readonly<Record<string, readonly string[]>> = {
  create: ['not-supported'],
  answer: ['taken', 'illegal-answer'],
  'answer of another seat': ['not-your-decision'],
  'stale answer': ['stale-decision'],
  'malformed answer': ['malformed-answer'],
  'illegal answer': ['illegal-answer'],
  withdrawal: ['taken', 'not-withdrawable'],
  concession: ['taken'],
  'concession of another seat': ['taken', 'not-in-game'],
  'concession of nobody': ['unknown-seat'],
  timeout: ['not-supported'],
  ruling: ['taken'],
  'ruling that asks': ['taken', 'illegal-ruling'],
  'ruling that kills': ['taken'],
  'ruling that unsettles': ['taken'],
  'ruling about nothing': ['illegal-ruling'],
  restart: ['taken'],
};
/** These are not there to be sent everywhere: there may be nothing to exile yet, and nothing illegal to say. */
const notEverywhere = new Set(['illegal answer', 'ruling that asks', 'ruling that unsettles']);

const leafOf = (state: string): string => state.slice(state.lastIndexOf('.') + 1);
const told = (counts: ReadonlyMap<string, number>): string => [...counts].map(([result, n]) => `${result} ${n}`).join(', ');
const summed = (explorer: Explorer): ReadonlyMap<string, ReadonlyMap<string, Map<string, number>>> => {
  const rows = new Map<string, Map<string, Map<string, number>>>();
  for (const [state, sorts] of explorer.results) {
    const row = rows.get(leafOf(state)) ?? new Map<string, Map<string, number>>();
    for (const [sort, counts] of sorts) {
      const sum = row.get(sort) ?? new Map<string, number>();
      for (const [result, n] of counts) sum.set(result, (sum.get(result) ?? 0) + n);
      row.set(sort, sum);
    }
    rows.set(leafOf(state), row);
  }
  return rows;
};
const missing = (counts: ReadonlyMap<string, number>): readonly string[] => [...counts].filter(([, n]) => n === 0).map(([name]) => name);
const rarest = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted((a, b) => a[1] - b[1])
    .slice(0, 5)
    .map(([name, n]) => `${name} ${n}`)
    .join('; ');

describe('the chart', () => {
  const seed = process.env.SEED === undefined && runs(1) === 1 ? SETTLED : (seedsOf(1)[0] as number);
  const coverage = new Coverage();
  const explorer = new Explorer(coverage, seed);
  afterAll(() => {
    coverage.stop();
    for (const [leaf, sorts] of summed(explorer))
      console.log(`at rest in ${leaf}: ${[...sorts].map(([sort, counts]) => `${sort} ${told(counts)}`).join('; ')}`);
    console.log(
      `${explorer.actions} actions; ${coverage.states.size} states entered, least often ${rarest(coverage.states)}\n${coverage.transitions.size} transitions taken, least often ${rarest(coverage.transitions)}`,
    );
  });
  beforeAll(() => {
    explorer.explore(realGames, FROM_REAL * runs(1), () => false);
    explorer.explore(boards, FROM_BOARDS, () => missing(coverage.transitions).length === 0);
  }, 10 * MINUTES);

  it('has no state that is never entered and no transition that is never taken', ({ task }) => {
    task.meta.seed = seed;
    expect(missing(coverage.states)).toEqual([]);
    expect(missing(coverage.transitions)).toEqual([]);
  });
  it('answers every action in every state with a transition or a tagged refusal', ({ task }) => {
    task.meta.seed = seed;
    expect([...new Set(explorer.faults)]).toEqual([]);
    for (const [state, sorts] of explorer.results) {
      for (const [sort, may] of Object.entries(outcomes)) {
        const counts = sorts.get(sort);
        if (!counts) expect(notEverywhere.has(sort), `${sort} was never tried in ${state}`).toBe(true);
        else expect(may, `${sort} in ${state}`).toEqual(expect.arrayContaining([...counts.keys()]));
      }
    }
  });
});

it('is over for every action once the game is', ({ task }) => {
  const seed = process.env.SEED === undefined && runs(1) === 1 ? SETTLED : (seedsOf(1)[0] as number);
  task.meta.seed = seed;
  const last = [...playedBy({ seed, rules: 'classic', concedes: 100 })].at(-1) as Step;
  const over: Position = last.outcome.position;
  expect([gameOf(over).result === null, decisionOf(over)]).toEqual([false, null]);
  const actions: readonly Action[] = [
    { kind: 'answer', actionId: 'a', seat: 'A', decision: over.index, answer: { pass: true } },
    { kind: 'concede', actionId: 'a', seat: 'A' },
    { kind: 'ruling', actionId: 'a', by: 'judge', why: 'a test', orders: [] },
    { kind: 'restart', actionId: 'a', why: 'a test' },
    { kind: 'timeout', actionId: 'a', seat: 'A', decision: over.index },
    last.action,
  ];
  for (const action of actions) expect(act(over, action), action.kind).toMatchObject({ refused: 'game-over' });
});
