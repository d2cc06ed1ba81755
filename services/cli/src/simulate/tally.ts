import type { Edition, Seat } from '@arbiter/schema';

/** One game as it went; `ending` is null of a game that did not come to its end. */
export interface Outcome {
  readonly id: string;
  readonly actions: number;
  readonly seconds: number;
  readonly winners: readonly Seat[];
  readonly ending: string | null;
}
/** How some games went. `wins` counts games by the seat that won, `endings` what the last player to lose lost by; both leave draws to `draws`, an ending too. */
export interface Counts {
  readonly games: number;
  readonly finished: number;
  readonly draws: number;
  readonly wins: Readonly<Record<Seat, number>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly actions: number;
  readonly ids: readonly string[];
}
export interface Summary extends Counts {
  /** Only the editions that were played. */
  readonly byEdition: Readonly<Partial<Record<Edition, Counts>>>;
}

export const DRAW = 'draw';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const counted = <T extends string>(names: readonly T[], all: readonly T[] = []): Record<T, number> => {
  const counts = Object.fromEntries(all.map((name) => [name, 0])) as Record<T, number>;
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};
const rounded = (n: number, digits: number): number => Number(n.toFixed(digits));

const countsOf = (outcomes: readonly Outcome[], seats: readonly Seat[]): Counts => {
  const endings = outcomes.flatMap(({ ending }) => ending ?? []);
  const seconds = sum(outcomes.map((outcome) => outcome.seconds));
  return {
    games: outcomes.length,
    finished: endings.length,
    draws: endings.filter((ending) => ending === DRAW).length,
    wins: counted(
      outcomes.flatMap(({ winners }) => winners),
      seats,
    ),
    endings: counted(endings),
    seconds: rounded(seconds, 3),
    gamesPerSecond: seconds > 0 ? rounded(endings.length / seconds, 2) : 0,
    actions: sum(outcomes.map(({ actions }) => actions)),
    ids: outcomes.map(({ id }) => id),
  };
};

export const summaryOf = (outcomes: readonly (Outcome & { readonly edition: Edition })[], seats: readonly Seat[]): Summary => {
  const byEdition = Map.groupBy(outcomes, ({ edition }) => edition);
  return { ...countsOf(outcomes, seats), byEdition: Object.fromEntries([...byEdition].map(([edition, games]) => [edition, countsOf(games, seats)])) };
};
