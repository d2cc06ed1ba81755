import type { Action, Awaited, Event, Game, Masked, PublicPart, Seat, SeatPart } from '@arbiter/schema';
import { evolve } from '../engine/evolve/index.ts';
import { same } from '../engine/same.ts';
import { maskEvent } from './events.ts';
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

/** The parts of an entry whose batches begin at this game. */
export const partsOf = (game: Game, seats: readonly Seat[], action: Action, batches: readonly (readonly Event[])[], awaited: Awaited | null): Parts => {
  const events = new Map<Seat, [number, number, Masked | null][]>(seats.map((seat) => [seat, []]));
  const open: (Masked | null)[][] = [];
  let before = game;
  batches.forEach((batch, i) => {
    const after = batch.reduce<Game>(evolve, before);
    const seen = batch.map((event, j) => {
      const all = maskEvent(event, { before, after, viewer: 'public' });
      if (all === event) return all;
      for (const seat of seats) {
        const own = maskEvent(event, { before, after, viewer: { seat } });
        if (!same(own, all)) events.get(seat)?.push([i, j, own]);
      }
      return all;
    });
    open.push(seen);
    before = after;
  });
  return {
    public: { action: maskAction(action, 'public'), batches: open, awaited: awaited ? { seat: awaited.seat, kind: awaited.kind, cite: awaited.cite } : null },
    seats: Object.fromEntries(
      seats.map((seat) => [seat, { action: 'seat' in action && isSeatOf({ seat }, action.seat) ? action : null, events: events.get(seat) ?? [] }]),
    ),
  };
};
