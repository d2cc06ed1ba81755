import { type Event, type EventOf, editions, type Seat, type Setup } from '@arbiter/schema';
import type { SeenBatch, SeenEntry } from './seen.ts';

/** Events for the tests of this package, as the rules record them and as others are sent them. */

const setupOf = (decks: Readonly<Record<Seat, readonly string[]>>): Setup => ({
  game: 'g'.repeat(26),
  rules: editions.classic,
  format: 'duel',
  seats: Object.keys(decks).map((seat, team) => ({ seat, team })),
  decks: Object.fromEntries(Object.entries(decks).map(([seat, main]) => [seat, { main, sideboard: [] }])),
  cards: {},
  keyId: '',
  commitment: '',
  provable: false,
  openHands: false,
  attack: 'one',
  range: null,
  match: null,
  startingLife: 20,
  startingHand: 0,
});
/** A game of these decks. The cards have the ids 1, 2 …, top first, player by player. */
export const created = (decks: Readonly<Record<Seat, readonly string[]>>): Event => ({ type: 'GameCreated', rule: '2008:101.1', setup: setupOf(decks) });
/** The same as a player of it is sent it, or (null) anyone. */
export const createdFor = (decks: Readonly<Record<Seat, readonly string[]>>, seat: Seat | null): SeenBatch[number] => {
  const { decks: all, cards, ...rest } = setupOf(decks);
  const libraries = Object.fromEntries(Object.entries(decks).map(([owner, main]) => [owner, main.length]));
  const own = seat === null ? undefined : all[seat];
  return {
    type: 'GameCreated',
    rule: '2008:101.1',
    setup: { ...rest, libraries, command: {}, ...(seat !== null && own ? { decks: { [seat]: own }, cards } : {}) },
  };
};

type Move = Omit<EventOf<'ObjectMoved'>, 'type' | 'rule' | 'controller'>;
export const moved = (move: Move): EventOf<'ObjectMoved'> => ({ type: 'ObjectMoved', rule: '2008:400.1' as never, controller: move.player, ...move });
export const turn = (number: number, player: Seat): Event => ({ type: 'TurnBegan', rule: '2008:300.1', player, number, extra: false });
export const began: Event = { type: 'ActionBegan', rule: '2016:601.2', by: 'A' };
export const completed: Event = { type: 'ActionCompleted', rule: '2016:601.2', by: 'A' };
export const reversed = (...kept: readonly Event[]): Event => ({
  type: 'ActionReversed',
  rule: '2016:717.1',
  by: 'A',
  cite: '2016:601.2',
  why: 'illegal',
  kept,
});

/** One entry a list of batches. */
export const entries = (...all: readonly (readonly SeenBatch[])[]): readonly SeenEntry[] => all.map((batches, index) => ({ index, at: 1000 + index, batches }));
/** One entry with one batch an event. */
export const entry = (...events: SeenBatch): readonly SeenBatch[] => events.map((event) => [event]);
