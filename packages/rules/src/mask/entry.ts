import type { Action, Awaited, Event, Game, Masked, PublicPart, Seat, SeatPart } from '@arbiter/schema';
import { evolve } from '../engine/evolve/index.ts';
import { same } from '../engine/same.ts';
import { type Around, maskEvent } from './events.ts';
import { isSeatOf, type Viewer } from './viewer.ts';

export interface Parts {
  readonly public: PublicPart;
  readonly seats: Readonly<Record<Seat, SeatPart>>;
}

/** What everyone may know of what came in: that it did, and from whom; what it brought about is told by the events. */
const maskAction = (action: Action, viewer: Viewer): unknown => {
  if (viewer === 'judge') return action;
  switch (action.kind) {
    case 'create':
      return { kind: action.kind };
    case 'answer':
    case 'timeout':
      return { kind: action.kind, seat: action.seat, decision: action.decision };
    case 'concede':
      return { kind: action.kind, seat: action.seat };
    case 'ruling':
      return { kind: action.kind, by: action.by, why: action.why };
    case 'restart':
      return { kind: action.kind, why: action.why };
    default:
      return action satisfies never;
  }
};

/** The game before the n-th batch, folded as far as somebody asks: most events are all anyone's, and then nobody does. */
const gamesBetween = (game: Game, batches: readonly (readonly Event[])[]): ((n: number) => Game) => {
  const games = [game];
  return (n) => {
    for (let at = games.length; at <= n; at++) games.push((batches[at - 1] ?? []).reduce<Game>(evolve, games[at - 1] as Game));
    return games[n] as Game;
  };
};
const around = (gameAt: (n: number) => Game, batch: number, viewer: Viewer): Around => ({
  get before() {
    return gameAt(batch);
  },
  get after() {
    return gameAt(batch + 1);
  },
  viewer,
});

/** The parts of an entry whose batches begin at this game. */
export const partsOf = (game: Game, seats: readonly Seat[], action: Action, batches: readonly (readonly Event[])[], awaited: Awaited | null): Parts => {
  const events = new Map<Seat, [number, number, Masked | null][]>(seats.map((seat) => [seat, []]));
  const gameAt = gamesBetween(game, batches);
  const open = batches.map((batch, i) =>
    batch.map((event, j) => {
      const all = maskEvent(event, around(gameAt, i, 'public'));
      if (all === event) return all;
      for (const seat of seats) {
        const own = maskEvent(event, around(gameAt, i, { seat }));
        if (!same(own, all)) events.get(seat)?.push([i, j, own]);
      }
      return all;
    }),
  );
  return {
    public: { action: maskAction(action, 'public'), batches: open, awaited: awaited ? { seat: awaited.seat, kind: awaited.kind, cite: awaited.cite } : null },
    seats: Object.fromEntries(
      seats.map((seat) => [seat, { action: 'seat' in action && isSeatOf({ seat }, action.seat) ? action : null, events: events.get(seat) ?? [] }]),
    ),
  };
};
