import type { Game, PriorityOption, Seat } from '@arbiter/schema';
import { ending } from '../concepts/winning.ts';
import { apnap, playerOf, topOfStack } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { isSame, type Position, plain, positionOf, written } from './fingerprint.ts';

/*
 * Loops. `game.loop.seen` counts positions, each written with what it is: `m` a moment of a chain of events in which nobody has chosen anything, `a` an action
 * a player took there, `n` how often he may take it there in all. A free choice forgets them; an action that is itself followed only starts the chains anew.
 */

type Sort = 'm' | 'a' | 'n';
const word = (sort: Sort, position: Position): string => `${sort}:${written(position)}`;
const entries = (game: Game, sort: Sort): readonly (readonly [string, number])[] =>
  Object.entries(game.loop.seen)
    .filter(([position]) => position.startsWith(`${sort}:`))
    .map(([position, times]) => [position.slice(2), times]);
const timesAt = (game: Game, sort: Sort, position: Position): number =>
  entries(game, sort).reduce((sum, [seen, times]) => sum + (isSame(seen, position) ? times : 0), 0);
const sum = (list: readonly (readonly [string, number])[]): number => list.reduce((total, [, times]) => total + times, 0);

/** A mandatory loop always comes by a triggered ability on top of the stack; one that has triggered before, or whose source is new, may be part of it. */
const mayBeLoop = (game: Game): boolean => {
  if (game.priority.passed.length > 0) return false;
  const top = topOfStack(game);
  const stack = top === null ? null : game.objects[top]?.stack;
  if (stack?.ability?.kind !== 'triggered') return false;
  const source = stack.source === null ? null : game.objects[stack.source];
  return !source || source.enteredTurn === game.turn.number || (source.did[`triggered:${stack.ability.key ?? ''}`] ?? 0) > 1;
};

/** How often the most frequent position has come by. */
const mostSeen = (game: Game): number => {
  const totals = new Map<string, number>();
  for (const [position, times] of entries(game, 'm')) {
    const key = position.slice(0, position.indexOf('/'));
    totals.set(key, (totals.get(key) ?? 0) + times);
  }
  return Math.max(0, ...totals.values());
};
const notAsked = (game: Game): readonly Seat[] => apnap(game).filter((seat) => !game.loop.askedNo.includes(seat));

/**
 * A position that comes back with nothing but passes and forced answers between is a loop: each player in turn is asked whether he will act (2008:421).
 * Who says so and lets it come back is not asked again; if nobody can or will act, the game is a draw (2008:102.4b).
 * @returns whether the game has ended.
 */
export function* loopEnds(play: Play): Procedure<boolean> {
  if (!mayBeLoop(play.game)) return false;
  const position = positionOf(play.game, ['moment', sum(entries(play.game, 'a'))]);
  const times = timesAt(play.game, 'm', position);
  const promised = mostSeen(play.game) > 1;
  const elsewhere = times < mostSeen(play.game);
  play.record({ type: 'LoopSeen', rule: '2008:421.1', position: word('m', position) });
  if (times === 0 || elsewhere) return false;
  const [idle] = notAsked(play.game);
  if (promised && idle !== undefined) play.record({ type: 'LoopDeclined', rule: '2008:421.4', player: idle });
  for (const seat of notAsked(play.game)) {
    const answer = yield* play.ask('loop', seat, () => ({ cite: '2008:102.4b', optional: false, most: 1 }), { times: 0 });
    if (answer.times > 0) return false;
    play.record({ type: 'LoopDeclined', rule: '2008:421.4', player: seat });
  }
  play.record(...ending(play.game, { winners: [], draw: true, rule: '2008:102.4b' }));
  return true;
}

/** An action followed as part of a possible loop: where it is taken, and how often it has been taken there. */
export interface Followed {
  readonly position: Position;
  readonly times: number;
}

const MANY_ACTIVATIONS = 3;
const MANY_SPELLS = 10;
const isFollowed = (game: Game, seat: Seat, option: PriorityOption): boolean => {
  if ('activate' in option) return option.mana !== true && (game.objects[option.activate]?.did['activated'] ?? 0) >= MANY_ACTIVATIONS;
  return 'cast' in option && (playerOf(game, seat).did['spellsCast'] ?? 0) >= MANY_SPELLS;
};
const placeOf = (game: Game, seat: Seat, option: PriorityOption): Position => {
  const object = 'activate' in option ? option.activate : 'cast' in option ? option.cast : 0;
  return positionOf(game, ['action', seat, plain(game, object), 'ability' in option ? option.ability : null]);
};
const limitAt = (game: Game, position: Position): number | null => {
  const limits = entries(game, 'n')
    .map(([named]) => named.split('#'))
    .filter(([key]) => key === position.key)
    .map(([, most]) => Number(most));
  return limits.length === 0 ? null : Math.max(...limits);
};

/** Null where it is no use to look: few have been taken this turn. */
export const repeating = (game: Game, seat: Seat, option: PriorityOption): Followed | null => {
  if (!isFollowed(game, seat, option)) return null;
  const position = placeOf(game, seat, option);
  return { position, times: timesAt(game, 'a', position) };
};

/** An action whose player has said how often, and has taken it that often, is no longer his to take there (2008:421.2, 2016:716.3). */
export const isBarred = (game: Game, seat: Seat, option: PriorityOption): boolean => {
  if (entries(game, 'n').length === 0 || !isFollowed(game, seat, option)) return false;
  const position = placeOf(game, seat, option);
  const limit = limitAt(game, position);
  return limit !== null && timesAt(game, 'a', position) >= limit;
};

const MOST_NAMED = 10_000;
/** A loop with an optional action is never a draw: who keeps it going says how many more times (2008:421.2). Null where he has said so before. */
export function* nameRepetitions(play: Play, seat: Seat, { position }: Followed): Procedure<number | null> {
  if (limitAt(play.game, position) !== null) return null;
  const { times } = yield* play.ask('loop', seat, () => ({ cite: '2008:421.2', optional: true, most: MOST_NAMED }), { times: 0 });
  return times;
}

/** After a free choice no chain of events goes on by itself. */
export function breakLoops(play: Play): void {
  if (Object.keys(play.game.loop.seen).length > 0) play.record({ type: 'LoopBroken', rule: '2008:421.1' });
}
/** After an action. */
export function follow(play: Play, loop: Followed | null, more: number | null): void {
  if (loop === null) return breakLoops(play);
  const { position, times } = loop;
  const named = more === null ? [] : [{ type: 'LoopSeen', rule: '2008:421.2', position: `n:${position.key}#${times + more}` } as const];
  play.record({ type: 'LoopSeen', rule: '2008:421.1', position: word('a', position) }, ...named);
}
