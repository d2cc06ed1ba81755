import type { Event, Seat } from '@arbiter/schema';
import {
  archenemyOf,
  deciderByMatch,
  fromStartingPlayer,
  mayBeginInPlay,
  possibleStarters,
  seatsInGame,
  startingHandOf,
  startingLifeOf,
  totalHolders,
  withoutIts,
} from '../concepts/starting.ts';
import { isPlaying, turnTaker } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';

declare module '../engine/play.ts' {
  interface Procedures {
    gatherEntropy: (args: Record<never, never>) => void;
    shuffleLibraries: (args: Record<never, never>) => void;
    shuffleLibrary: (args: { readonly seat: Seat }) => void;
    chooseFirstPlayer: (args: Record<never, never>) => void;
    drawOpeningHands: (args: Record<never, never>) => void;
    openingHands: (args: Record<never, never>) => void;
  }
}

const BYTES = 32;

/** In a provable game each seat adds to the key of all chance; nobody sees another's part before all are given. */
export function* gatherEntropy(play: Play): Procedure {
  const given: Event[] = [];
  if (play.game.provable) {
    for (const player of seatsInGame(play.game)) {
      const { entropy } = yield* play.ask('entropy', player, () => ({ cite: '2008:101.1', bytes: BYTES }), { entropy: '00'.repeat(BYTES) });
      given.push({ type: 'EntropyGiven', rule: '2008:101.1', player, entropy });
    }
  }
  play.record(...given, { type: 'SetupAdvanced', rule: '2008:101.1', to: 'gathered' });
}

export function* shuffleLibrary(play: Play, { seat }: { readonly seat: Seat }): Procedure {
  yield* play.happen([{ would: 'shuffle', rule: '2016:701.16a', seat }]);
}

/** 2008:101.1: each player shuffles his deck, which becomes his library. */
export function* shuffleLibraries(play: Play): Procedure {
  yield* play.happen(seatsInGame(play.game).map((seat) => ({ would: 'shuffle', rule: '2008:101.1', seat })));
  play.record({ type: 'SetupAdvanced', rule: '2008:101.1', to: 'shuffled' });
}

/** 2008:101.2: chance or the last game of the match says who decides; he says who goes first. The archenemy always does (2016:904.6). */
export function* chooseFirstPlayer(play: Play): Procedure {
  const archenemy = archenemyOf(play.game);
  if (archenemy !== null && isPlaying(play.game, archenemy))
    return play.record({ type: 'StartingPlayerChosen', rule: '2016:904.6', by: archenemy, player: archenemy }, chosen);
  const players = seatsInGame(play.game);
  const by = deciderByMatch(play.game) ?? (players[play.random(players.length)] as Seat);
  const { player } = yield* play.ask('firstPlayer', by, () => ({ cite: '2008:101.2', players: possibleStarters(play.game) }), {
    player: turnTaker(play.game, by),
  });
  play.record({ type: 'StartingPlayerChosen', rule: '2008:101.2', by, player }, chosen);
}
const chosen: Event = { type: 'SetupAdvanced', rule: '2008:101.2', to: 'chosen' };

const totalSet = (play: Play, player: Seat): Event => {
  const life = startingLifeOf(play.game, player);
  return { type: 'LifeTotalSet', rule: '2008:101.3', player, life: play.says(life, withoutIts(life)) };
};
/** 2008:101.3: life totals are set, then everyone draws his hand. */
export function* drawOpeningHands(play: Play): Procedure {
  const seats = fromStartingPlayer(play.game);
  play.record(...totalHolders(play.game, seats).map((player) => totalSet(play, player)));
  for (const seat of seats) yield* play.call('drawCards', { seat, amount: startingHandOf(play.game, seat), rule: '2008:101.3' });
  play.record({ type: 'SetupAdvanced', rule: '2008:101.3', to: 'drawn' });
}

/** 2008:101.5: the starting player first, each may put those cards of his opening hand into play that say so. Everyone is asked: silence would tell what no deck has. */
export function* openingHands(play: Play): Procedure {
  for (const seat of fromStartingPlayer(play.game)) {
    const { cards } = yield* play.ask('openingHand', seat, () => ({ cite: '2008:101.5', from: mayBeginInPlay(play.look, seat) }), { cards: [] });
    yield* play.happen(cards.map((object) => ({ would: 'move', rule: '2008:101.5', object, to: 'battlefield', cause: 'put', player: seat })));
  }
  play.record({ type: 'SetupAdvanced', rule: '2008:101.5', to: 'playing' });
}
