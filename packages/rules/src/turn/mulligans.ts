import type { Cite, Event, Id, Seat } from '@arbiter/schema';
import { countedMulligans, fromStartingPlayer, handAfterMulligan, mulligansInTurn, startingHandOf } from '../concepts/starting.ts';
import { at, isPlaying, playerOf } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import type { Would } from '../engine/would.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    mulligans: (args: Record<never, never>) => void;
  }
}

const stillOpen = (play: Play): readonly Seat[] => fromStartingPlayer(play.game).filter((seat) => !playerOf(play.game, seat).kept);

/** A hand of no cards is kept without asking: there is nothing left to mulligan into. */
function* wantsMulligan(play: Play, seat: Seat, rule: Cite): Procedure<boolean> {
  const hand = (): number => playerOf(play.game, seat).hand.length;
  if (hand() === 0) return false;
  const { keep } = yield* play.ask('mulligan', seat, () => ({ cite: rule, hand: hand(), next: handAfterMulligan(play.game, seat) }), { keep: true });
  return !keep;
}

/** The hand goes back into the library, the library is shuffled, and so many cards are drawn anew. */
function* redraw(play: Play, seat: Seat, amount: number, rule: Cite): Procedure {
  play.record({ type: 'MulliganTaken', rule, player: seat });
  yield* play.happen(playerOf(play.game, seat).hand.map((object): Would => ({ would: 'move', rule, object, to: 'library', cause: 'put', player: seat })));
  yield* play.call('shuffleLibrary', { seat });
  yield* play.call('drawCards', { seat, amount, rule });
}
const keeps = (play: Play, seat: Seat, rule: Cite): void => play.record({ type: 'HandKept', rule, player: seat });

/** 2008:101.4, 101.4b: one player, or the players of one team together, take all their mulligans, then the next. */
function* oneAfterAnother(play: Play, rule: Cite): Procedure {
  const teams = Map.groupBy(stillOpen(play), (seat) => (rule === '2008:101.4b' ? playerOf(play.game, seat).team : seat));
  for (const seats of teams.values()) yield* inRounds(play, seats, rule);
}

/** The cards put under a library, the last named lowest. */
const toBottom = (play: Play, seat: Seat, cards: readonly Id[]): readonly Would[] => {
  const size = playerOf(play.game, seat).library.length;
  return cards.map((object, i) => ({
    would: 'move',
    rule: '2016:103.4',
    object,
    to: 'library',
    cause: 'bottom',
    player: seat,
    entering: { position: size + i },
  }));
};
/** London: a full hand is drawn, and for each mulligan that counts one card of it goes under the library. */
function* putBack(play: Play, seats: readonly Seat[]): Procedure {
  const woulds: Would[] = [];
  for (const seat of seats) {
    const { hand, mulligans } = playerOf(play.game, seat);
    const count = Math.min(hand.length, countedMulligans(play.game, mulligans));
    if (count === 0) continue;
    const { cards } = yield* play.ask('bottom', seat, () => ({ cite: '2016:103.4', from: playerOf(play.game, seat).hand, count }), {
      cards: hand.slice(0, count),
    });
    woulds.push(...toBottom(play, seat, cards));
  }
  yield* play.happen(woulds);
}

/** Each of these players says in turn order whether he will; then all who will do so together; and so on until nobody does. */
function* inRounds(play: Play, seats: readonly Seat[], rule: Cite): Procedure {
  const london = play.game.rules.mulligan === 'london';
  let asked = seats;
  while (asked.length > 0) {
    const again: Seat[] = [];
    for (const seat of asked) {
      if (yield* wantsMulligan(play, seat, rule)) again.push(seat);
      else if (isPlaying(play.game, seat)) keeps(play, seat, rule);
    }
    const takers = (): readonly Seat[] => again.filter((seat) => isPlaying(play.game, seat));
    for (const seat of takers()) yield* redraw(play, seat, london ? startingHandOf(play.game, seat) : handAfterMulligan(play.game, seat), rule);
    if (london) yield* putBack(play, takers());
    asked = takers();
  }
}

/** Vancouver: who begins with fewer cards than others might looks at the top card of his library and may put it under it. */
function* scryAfterwards(play: Play): Procedure {
  for (const seat of fromStartingPlayer(play.game).filter((s) => playerOf(play.game, s).hand.length < startingHandOf(play.game, s))) {
    const [top] = playerOf(play.game, seat).library;
    if (top === undefined) continue;
    const seen: Event = { type: 'Revealed', rule: '2016:701.18', objects: [top], cards: [at(play.game, top).card ?? ''], to: [seat], player: seat };
    play.record(seen);
    const { objects } = yield* play.ask(
      'objects',
      seat,
      () => ({ cite: '2016:701.18', from: [top], min: 0, max: 1, ordered: false, zone: 'library', prompt: 'scry' }),
      { objects: [] },
    );
    const arranged: readonly Event[] =
      objects.length > 0 ? [{ type: 'LibraryArranged', rule: '2016:701.18', player: seat, top: [], bottom: objects, by: seat }] : [];
    play.record(...arranged, { type: 'RevealEnded', rule: '2016:701.18', objects: [top] });
  }
}

/** Players unhappy with their hands change them for smaller ones. */
export function* mulligans(play: Play): Procedure {
  const inTurn = mulligansInTurn(play.game);
  if (inTurn) yield* oneAfterAnother(play, inTurn);
  else yield* inRounds(play, stillOpen(play), '2016:103.4');
  if (play.game.rules.mulligan === 'vancouver') yield* scryAfterwards(play);
  play.record({ type: 'SetupAdvanced', rule: '2008:101.4', to: 'kept' });
}
