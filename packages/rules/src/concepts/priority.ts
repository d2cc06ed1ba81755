import { type Game, type Player, type Seat, sharesTurns, steps, type Thing } from '@arbiter/schema';
import { type Finding, finding } from '../engine/finding.ts';
import { apnap, at, inGame, isActive, isPlaying, isSeat, opponentsOf, teammates, turnOrderFrom } from '../engine/game.ts';
import type { Play } from '../engine/play.ts';

/** Everyone still in the game has passed in succession. */
export const everyonePassed = (game: Game): Finding<boolean> =>
  finding(
    '2016:116.4',
    inGame(game).every((p) => game.priority.passed.includes(p.seat)),
  );

/** Who has acted with priority has it again (2016:116.3c). */
export const hasAgain = (seat: Seat): Finding<Seat> => finding('2016:116.3c', seat);

/** His teammate who has not passed since anybody acted: where teams have priority, one passes once all of its players have (2016:805.5b). */
const teammateToPass = (game: Game, seat: Seat): Finding<Seat | undefined> =>
  finding(
    '2016:116.6',
    turnOrderFrom(game, seat).find((other) => other !== seat && teammates(game, seat).includes(other) && !game.priority.passed.includes(other)),
  );
/** In turn order, the teams left aside. */
const nextSeat = (game: Game, seat: Seat): Seat | undefined => {
  const place = (other: Seat): number => game.players.findIndex((p) => p.seat === other);
  const others = inGame(game).map((p) => p.seat);
  return [...others.filter((other) => place(other) > place(seat)), ...others].find((other) => other !== seat && !game.priority.passed.includes(other));
};
type Says = Play['says'];
const asSaid: Says = ({ value }) => value;
export const firstAfter = (game: Game, seat: Seat, says: Says): Seat | undefined =>
  (sharesTurns(game) ? says(teammateToPass(game, seat), undefined) : undefined) ?? nextSeat(game, seat);

/**
 * Who has priority or is to receive it (2016:116.3): whoever acted keeps it; after a pass the next in turn order who has not passed since;
 * else the active player, or the next one if he has left (2016:800.4j). Undefined if all have passed.
 */
export const toReceive = (game: Game, says: Says = asSaid): Seat | undefined => {
  const { holder, passed } = game.priority;
  if (holder !== null) return isPlaying(game, holder) && !passed.includes(holder) ? holder : firstAfter(game, holder, says);
  const last = passed.at(-1);
  return last === undefined ? apnap(game)[0] : firstAfter(game, last, says);
};

/** How many passes a yield may make before its player is asked again. */
const MOST_PASSES = 200;

const isHis = (game: Game, seat: Seat, thing: Thing): boolean =>
  isSeat(thing) ? thing === seat : game.battlefield.includes(thing) && at(game, thing).controller === seat;
type Fact = (game: Game, seat: Seat) => boolean;
/** A step of his own turns, or of the others': `mine:upkeep`, `theirs:end`. */
const stepFacts: Readonly<Record<string, Fact>> = Object.fromEntries(
  steps.flatMap((step): (readonly [string, Fact])[] => [
    [`mine:${step}`, (game, seat) => game.turn.step === step && isActive(game, seat)],
    [`theirs:${step}`, (game, seat) => game.turn.step === step && !isActive(game, seat)],
  ]),
);
/** The public facts that may stop a yield. */
const stops: Readonly<Record<string, Fact>> = {
  ...stepFacts,
  stack: (game) => game.stack.length > 0,
  'opponent-acts': (game, seat) => game.stack.some((id) => opponentsOf(game, seat).includes(at(game, id).controller)),
  targeted: (game, seat) =>
    game.stack.some((id) =>
      Object.values(at(game, id).stack?.targets ?? {})
        .flat()
        .some((thing) => isHis(game, seat, thing)),
    ),
  attacked: (game, seat) => game.combat?.attacks.some((a) => a.defendingPlayer === seat) ?? false,
};

const hasCome = ({ turn, stack }: Game, until: NonNullable<Player['yield']>['until']): boolean => {
  if (until === 'stack-resolved') return stack.length === 0;
  return typeof until === 'object' && turn.step === until.step;
};
/** Whether there is anything to wait for: a moment that has already come is none. */
export const isToCome = (game: Game, until: NonNullable<Player['yield']>['until']): boolean => !hasCome(game, until);

/** Whether passes are still made for this player. An unknown fact stops at once: better asked once too often. */
export const yields = (game: Game, { seat, yield: terms }: Player): boolean => {
  if (terms === null || terms.passes >= MOST_PASSES || hasCome(game, terms.until)) return false;
  if (isActive(game, seat) && game.turn.number > terms.sinceTurn) return false;
  return !terms.stopIf.some((fact) => !Object.hasOwn(stops, fact) || stops[fact]?.(game, seat));
};
