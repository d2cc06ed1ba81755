import { type Id, ownZones, type Seat, type Zone } from '@arbiter/schema';
import type { When } from '../projection.ts';
import type { Viewer } from '../seen.ts';
import { type Changed, type Pile, within, without } from './pile.ts';
import { type Placed, type Stay, type Trail, trailOf } from './placed.ts';

/** What is where. A pile lists its top first, the stack its top last; the same order as in the game. */
export interface Board {
  readonly viewer: Viewer;
  readonly seats: readonly Seat[];
  readonly piles: Readonly<Record<string, Pile>>; // see `pileOf`
  readonly objects: readonly (Placed | null)[]; // those that are known, by id
  readonly loose: readonly Id[]; // those known to lie in a hidden zone, but not at which place
  readonly trails: readonly Trail[];
}

export const pileOf = (zone: Zone, owner: Seat): string => (ownZones.some((own) => own === zone) ? `${zone}:${owner}` : zone);
export const cardsIn = (board: Board, zone: Zone, owner: Seat): Pile => board.piles[pileOf(zone, owner)] ?? [];
export const known = (board: Board, id: Id | null): Placed | null => (id === null ? null : (board.objects[id] ?? null));

/** The same board with these objects under their ids, or none there. */
export const withObjects = (board: Board, ...changes: readonly (readonly [Id, Placed | null])[]): Board => {
  const objects = board.objects.slice();
  for (const [id, object] of changes) {
    while (objects.length < id) objects.push(null);
    objects[id] = object;
  }
  return { ...board, objects };
};
export const changed = (board: Board, id: Id | null, change: (object: Placed) => Placed): Board => {
  const object = known(board, id);
  return object ? withObjects(board, [object.id, change(object)]) : board;
};

export const withPile = (board: Board, key: string, { pile, unplaced }: Changed): Board => ({
  ...board,
  piles: { ...board.piles, [key]: pile },
  loose: unplaced.length === 0 ? board.loose : [...board.loose, ...unplaced],
});
const placedThere = (board: Board, id: Id | null): boolean => known(board, id) !== null && !board.loose.some((loose) => loose === id);

/** Takes a card out of its pile; what is known of it stays. `fromTop`: it is the top one if it is hidden. */
export const takenOut = (board: Board, id: Id | null, key: string, fromTop = false): Board => {
  const pile = board.piles[key] ?? [];
  if (placedThere(board, id)) return withPile(board, key, without(pile, id, fromTop));
  const rest = withPile(board, key, without(pile, null, fromTop));
  return { ...rest, loose: rest.loose.filter((loose) => loose !== id) };
};
/** Puts a card into a pile: at a place from the top, at its end, or (null) at a place nobody has told. */
export const putIn = (board: Board, card: Id | null, key: string, place: number | 'end' | null): Board => {
  const pile = board.piles[key] ?? [];
  return withPile(board, key, within(pile, card, place === 'end' ? pile.length : place));
};

const hasTrail = ({ kind }: Placed): boolean => kind === 'card' || kind === 'token';
/** It is out of the game, or out of sight: its way ends here. */
export const gone = (board: Board, object: Placed, when: When, into: Stay | null = null): Board => {
  const without = withObjects(board, [object.id, null]);
  return hasTrail(object) ? { ...without, trails: [...without.trails, trailOf(object, { entry: when.entry, turn: when.turn }, into)] } : without;
};
/** Whoever looks cannot tell any more which of its pile it is. */
export const outOfSight = (board: Board, object: Placed, when: When): Board => {
  const key = pileOf(object.zone, object.owner);
  const pile = (board.piles[key] ?? []).map((id) => (id === object.id ? null : id));
  const hidden = { ...board, piles: { ...board.piles, [key]: pile }, loose: board.loose.filter((loose) => loose !== object.id) };
  return gone(hidden, object, when);
};
/** All that is known of a pile is forgotten, but for how many there are. */
export const allOutOfSight = (board: Board, key: string, when: When): Board =>
  board.objects
    .filter((object): object is Placed => object !== null && pileOf(object.zone, object.owner) === key)
    .reduce((hidden, object) => outOfSight(hidden, object, when), board);
