import type { Entry, Game } from '@arbiter/schema';

/** Where a process can die, as its log tells afterwards. */
export const places = ['inside a cast', 'in a resolution', 'written but unacknowledged', 'at rest'] as const;
export type Place = (typeof places)[number];

/** Where a game stands after its newest entry: between the questions of an open attempt, in the midst of a resolution, or at rest. */
export const placeOf = (game: Game, newest: Entry): Place => {
  if (game.attempts.length > 0) return 'inside a cast';
  return newest.then.run?.name === 'resolveTop' ? 'in a resolution' : 'at rest';
};

/** What the playing process tells, one JSON object a line: each action before it is sent, each reply when it is had, and where it has stopped. */
export type Told =
  | { readonly told: 'sent'; readonly game: string; readonly action: unknown }
  | { readonly told: 'acknowledged'; readonly game: string; readonly index: number; readonly hash: string; readonly asks: string | null } // asks: the canonical form of the open question
  | { readonly told: 'stopped'; readonly at: Place };
