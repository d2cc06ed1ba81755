import type { Id, Seat, Zone } from '@arbiter/schema';
import type { When } from '../projection.ts';
import type { SeenOf } from '../seen.ts';
import { scattered } from './pile.ts';
import { asSeen, isHidden, isSeenBy, type Placed, placed, wayWith } from './placed.ts';
import { allOutOfSight, type Board, changed, gone, known, outOfSight, pileOf, putIn, takenOut, withObjects, withPile } from './state.ts';

/* What moves objects, or turns their faces. */

export const since = ({ entry, turn }: When): When => ({ entry, turn });
/** A library and a graveyard are put on top of, every other zone at its end. */
const placeIn = (zone: Zone, position: number | null | undefined): number | 'end' | null => {
  if (zone !== 'library' && zone !== 'graveyard') return 'end';
  return position === undefined ? 0 : position;
};
export const entered = (board: Board, object: Placed, position?: number | null): Board => {
  const seen = asSeen(object, board.viewer);
  return putIn(withObjects(board, [seen.id, seen]), seen.id, pileOf(seen.zone, seen.owner), placeIn(seen.zone, position));
};

type Moved = SeenOf<'ObjectMoved'>;
const movedOf = (e: Moved, as: Id, old: Placed | null, when: When): Placed => ({
  id: as,
  kind: old?.kind ?? 'card',
  card: e.card,
  name: e.values?.name ?? (old === null || old.kind === 'card' ? null : old.name),
  owner: e.player,
  controller: e.controller,
  zone: e.to,
  tapped: e.tapped ?? false,
  faceDown: e.faceDown ?? false,
  face: e.face ?? 0,
  revealed: e.revealed ? 'all' : null,
  since: since(when),
  way: old ? wayWith(old) : [],
});
export const objectMoved = (board: Board, e: Moved, when: When): Board => {
  const old = known(board, e.object);
  const out = takenOut(board, e.object, pileOf(e.from, e.player), e.cause === 'draw');
  if (e.as !== null) return entered(old ? withObjects(out, [old.id, null]) : out, movedOf(e, e.as, old, when), e.position);
  const left = old ? gone(out, old, when, { id: null, zone: e.to, since: since(when) }) : out;
  return putIn(left, null, pileOf(e.to, e.player), placeIn(e.to, e.position));
};

export const objectCeased = (board: Board, e: SeenOf<'ObjectCeased'>, when: When): Board => {
  const object = known(board, e.object);
  const there = object ?? e.where;
  if (!there) return board;
  const out = takenOut(board, object?.id ?? null, pileOf(there.zone, there.owner));
  return object ? gone(out, object, when) : out;
};

/** All a player owns goes with him; what is hidden of it lies in his own zones. */
export const playerLeft = (board: Board, e: SeenOf<'PlayerLeft'>, when: When): Board => {
  const left = (e.objects ?? []).reduce<Board>((rest, id) => {
    const object = known(rest, id);
    return object ? gone(takenOut(rest, id, pileOf(object.zone, object.owner)), object, when) : rest;
  }, board);
  return { ...left, piles: { ...left.piles, [pileOf('library', e.player)]: [], [pileOf('hand', e.player)]: [] } };
};

/** Under new ids in the same zone: nobody could follow them. */
const renamed = (board: Board, key: string, olds: readonly (Id | null)[], first: Id, when: When): Board => {
  const changes = olds.flatMap((id, i): (readonly [Id, Placed | null])[] => {
    const old = known(board, id);
    const now = old && { ...old, id: first + i, revealed: null, since: since(when), way: wayWith(old) };
    if (!old || !now) return [];
    return [
      [old.id, null],
      [now.id, now],
    ];
  });
  const pile = olds.map((id, i) => (id === null ? null : first + i));
  return withPile(withObjects(board, ...changes), key, { pile, unplaced: [] });
};
export const libraryShuffled = (board: Board, { player, order, first }: SeenOf<'LibraryShuffled'>, when: When): Board => {
  const key = pileOf('library', player);
  if (order === undefined || first === undefined) return allOutOfSight(board, key, when);
  const pile = board.piles[key] ?? [];
  return renamed(
    board,
    key,
    order.map((place) => pile[place] ?? null),
    first,
    when,
  );
};
export const handRenewed = (board: Board, { player, first }: SeenOf<'HandRenewed'>, when: When): Board => {
  const key = pileOf('hand', player);
  return first === null ? allOutOfSight(board, key, when) : renamed(board, key, board.piles[key] ?? [], first, when);
};

const told = (ids: readonly (Id | null)[] | null): ids is readonly Id[] => ids !== null && !ids.includes(null);
/** Who is not told the order knows the place of no card of that library any more. */
export const libraryArranged = (board: Board, { player, top, bottom }: SeenOf<'LibraryArranged'>): Board => {
  const key = pileOf('library', player);
  if (!told(top) || !told(bottom)) return withPile(board, key, scattered(board.piles[key] ?? []));
  const rest = [...top, ...bottom].reduce((out, id) => takenOut(out, id, key), board);
  const slots = (ids: readonly Id[]): readonly (Id | null)[] => ids.map((id) => (known(board, id) ? id : null));
  return withPile(rest, key, { pile: [...slots(top), ...(rest.piles[key] ?? []), ...slots(bottom)], unplaced: [] });
};

export const phased = (board: Board, objects: readonly Id[], from: Zone, to: Zone, when: When): Board =>
  objects.reduce((moved, id) => {
    const object = known(moved, id);
    if (!object) return moved;
    const out = takenOut(moved, id, pileOf(from, object.owner));
    return entered(out, { ...object, zone: to, since: since(when), way: wayWith(object) });
  }, board);

const shown = (board: Board, e: SeenOf<'Revealed'>, i: number, when: When): Board => {
  const [id, card, where] = [e.objects?.[i] ?? null, e.cards?.[i] || null, e.where?.[i]];
  if (id === null) return board;
  if (known(board, id)) return changed(board, id, (object) => ({ ...object, revealed: e.to, card: object.card ?? card }));
  if (!where) return board;
  const found = placed({ id, kind: 'card', card, owner: where.owner, controller: where.owner, zone: where.zone, revealed: e.to, since: since(when) });
  return { ...withObjects(board, [id, found]), loose: [...board.loose, id] };
};
export const revealed = (board: Board, e: SeenOf<'Revealed'>, when: When): Board =>
  (e.objects ?? []).reduce<Board>((seen, _, i) => shown(seen, e, i, when), board);

export const revealEnded = (board: Board, e: SeenOf<'RevealEnded'>, when: When): Board =>
  (e.objects ?? []).reduce<Board>((seen, id) => {
    const object = known(seen, id);
    if (!object) return seen;
    const over = { ...object, revealed: null };
    return isHidden(over.zone) && !isSeenBy(over, seen.viewer) ? outOfSight(seen, object, when) : withObjects(seen, [over.id, over]);
  }, board);

/** A card drawn face down is its player's own to see from then on: until now it was a hidden one of his hand. */
const drawnSeen = (board: Board, id: Id, card: string | null, seat: Seat, when: When): Board => {
  const key = pileOf('hand', seat);
  const pile = board.piles[key] ?? [];
  const place = pile.indexOf(null);
  if (place < 0) return board;
  const object = placed({ id, kind: 'card', card, owner: seat, controller: seat, zone: 'hand', since: since(when) });
  return withPile(withObjects(board, [id, object]), key, { pile: pile.with(place, id), unplaced: [] });
};
export const turnedFaceUp = (board: Board, { object: id, card }: SeenOf<'TurnedFaceUp'>, when: When): Board => {
  if (id === null) return board;
  if (known(board, id)) return changed(board, id, (object) => ({ ...object, faceDown: false, card: card ?? object.card }));
  return typeof board.viewer === 'object' ? drawnSeen(board, id, card, board.viewer.seat, when) : board;
};
