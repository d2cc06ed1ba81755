import type { Id, Obj, Seat, Zone } from '@arbiter/schema';
import type { Projection, When } from './projection.ts';
import { type Reversible, reversible, reversibly } from './reversible.ts';
import type { Seen, SeenOf } from './seen.ts';
import {
  entered,
  handRenewed,
  libraryArranged,
  libraryShuffled,
  objectCeased,
  objectMoved,
  phased,
  playerLeft,
  revealEnded,
  revealed,
  since,
  turnedFaceUp,
} from './zones/moving.ts';
import { asSeen, type Placed, placed, type Stay, seersOf, type Trail, wayWith } from './zones/placed.ts';
import { created, emptyBoard, positionSet } from './zones/positions.ts';
import { type Board, cardsIn, changed, known, pileOf, putIn } from './zones/state.ts';

/*
 * Which objects are where, in which order, since when, who sees them, and the way each card has come.
 */

export type ZonesState = Reversible<Board>;

type Entering = Pick<Placed, 'id' | 'owner' | 'controller'> & Partial<Placed>;
const entering = (board: Board, kind: Obj['kind'], zone: Zone, when: When, of: Entering): Board =>
  entered(board, placed({ kind, zone, since: since(when), ...of }));

const tokenCreated = (board: Board, e: SeenOf<'TokenCreated'>, when: When): Board => {
  const { object: id, owner, controller, values, card = null, tapped = false, faceDown = false, face = 0 } = e;
  return entering(board, 'token', 'battlefield', when, { id, owner, controller, card, name: values.name, tapped, faceDown, face });
};
const copyCreated = (board: Board, e: SeenOf<'CopyCreated'>, when: When): Board => {
  const of = known(board, e.of);
  const how = { card: e.card, name: e.values?.name ?? null, face: e.face ?? of?.face ?? 0, faceDown: of?.faceDown ?? false };
  return entering(board, e.stack.ability === null ? 'copy' : 'ability', 'stack', when, { id: e.object, owner: e.owner, controller: e.controller, ...how });
};
const cardBrought = (board: Board, e: SeenOf<'CardBrought'>, when: When): Board => {
  const { object: id, player: owner, controller, card, to } = e;
  if (id !== null) return entering(board, 'card', to, when, { id, owner, controller, card });
  return putIn(board, null, pileOf(to, owner), to === 'library' ? 0 : 'end');
};

/** What changes of an object where it is. */
const turned = (board: Board, e: Seen): Board => {
  const change = (id: Id, to: Partial<Placed>): Board => changed(board, id, (object) => asSeen({ ...object, ...to }, board.viewer));
  switch (e.type) {
    case 'Tapped':
      return change(e.object, { tapped: true });
    case 'Untapped':
      return change(e.object, { tapped: false });
    case 'ControllerChanged':
      return changed(board, e.object, (object) => asSeen({ ...object, controller: e.controller, card: e.card ?? object.card }, board.viewer));
    case 'FaceChanged':
      return change(e.object, { face: e.face });
    case 'TurnedFaceDown':
      return change(e.object, { faceDown: true });
    default:
      return board;
  }
};
const made = (board: Board, e: Seen, when: When): Board => {
  switch (e.type) {
    case 'TokenCreated':
      return tokenCreated(board, e, when);
    case 'CopyCreated':
      return copyCreated(board, e, when);
    case 'CardBrought':
      return cardBrought(board, e, when);
    case 'AbilityStacked':
      return entering(board, 'ability', 'stack', when, { id: e.object, owner: e.owner, controller: e.controller });
    case 'CombatDamageStacked':
      return entering(board, 'combatDamage', 'stack', when, { id: e.object, owner: e.controller, controller: e.controller });
    case 'EmblemCreated':
      return entering(board, 'emblem', 'command', when, { id: e.object, owner: e.owner, controller: e.owner, name: e.values.name });
    default:
      return turned(board, e);
  }
};
const step = (board: Board, e: Seen, when: When): Board => {
  switch (e.type) {
    case 'GameCreated':
      return created(board, e);
    case 'PositionSet':
      return positionSet(board, e, when);
    case 'LibraryShuffled':
      return libraryShuffled(board, e, when);
    case 'LibraryArranged':
      return libraryArranged(board, e);
    case 'HandRenewed':
      return handRenewed(board, e, when);
    case 'ObjectMoved':
      return objectMoved(board, e, when);
    case 'ObjectCeased':
      return objectCeased(board, e, when);
    case 'PlayerLeft':
      return playerLeft(board, e, when);
    case 'Revealed':
      return revealed(board, e, when);
    case 'RevealEnded':
      return revealEnded(board, e, when);
    case 'TurnedFaceUp':
      return turnedFaceUp(board, e, when);
    case 'PhasedOut':
      return phased(board, e.objects, 'battlefield', 'phasedOut', when);
    case 'PhasedIn':
      return phased(board, e.objects, 'phasedOut', 'battlefield', when);
    default:
      return made(board, e, when);
  }
};

/** An object as it is told: with who sees its face. */
export interface ShownObject extends Omit<Placed, 'revealed'> {
  readonly seenBy: readonly Seat[] | 'all';
}
/** A hidden zone: how many cards, and those of them that are known, with their place from the top (null: known to be there, nobody has told where). */
export interface HiddenZone {
  readonly count: number;
  readonly cards: readonly (ShownObject & { readonly place: number | null })[];
}
export interface PlayerZones {
  readonly seat: Seat;
  readonly library: HiddenZone;
  readonly hand: HiddenZone;
  readonly graveyard: readonly ShownObject[]; // top first
}
/** The stack's last is its top. */
export interface ShownZones extends Readonly<Record<'battlefield' | 'stack' | 'exile' | 'command' | 'ante' | 'phasedOut', readonly ShownObject[]>> {
  readonly players: readonly PlayerZones[];
  readonly trails: readonly Trail[]; // of what has left the game or been lost from sight
}

const shownObject = (object: Placed): ShownObject => {
  const { revealed: _, ...rest } = object;
  return { ...rest, seenBy: seersOf(object) };
};
const openZone = (board: Board, zone: Zone, owner: Seat = ''): readonly ShownObject[] =>
  cardsIn(board, zone, owner).flatMap((id) => {
    const object = known(board, id);
    return object ? [shownObject(object)] : [];
  });
const hiddenZone = (board: Board, zone: Zone, owner: Seat): HiddenZone => {
  const pile = cardsIn(board, zone, owner);
  const at = (id: Id | null, place: number | null): HiddenZone['cards'] => {
    const object = known(board, id);
    return object?.zone === zone && object.owner === owner ? [{ ...shownObject(object), place }] : [];
  };
  return { count: pile.length, cards: [...pile.flatMap((id, place) => at(id, place)), ...board.loose.flatMap((id) => at(id, null))] };
};
const show = ({ now: board }: ZonesState): ShownZones => ({
  players: board.seats.map((seat) => ({
    seat,
    library: hiddenZone(board, 'library', seat),
    hand: hiddenZone(board, 'hand', seat),
    graveyard: openZone(board, 'graveyard', seat),
  })),
  battlefield: openZone(board, 'battlefield'),
  stack: openZone(board, 'stack'),
  exile: openZone(board, 'exile'),
  command: openZone(board, 'command'),
  ante: openZone(board, 'ante'),
  phasedOut: openZone(board, 'phasedOut'),
  trails: board.trails,
});

export const zones: Projection<ZonesState, ShownZones> = {
  name: 'zones',
  version: 1,
  empty: (viewer) => reversibly(emptyBoard(viewer)),
  fold: reversible(step),
  show,
};

const allOf = (shown: ShownZones): readonly ShownObject[] => [
  ...shown.players.flatMap(({ library, hand, graveyard }) => [...library.cards, ...hand.cards, ...graveyard]),
  ...(['battlefield', 'stack', 'exile', 'command', 'ante', 'phasedOut'] as const).flatMap((zone) => shown[zone]),
];
/** The way of the card that had this id at some time, to where it is now or was lost; null: no card known had it. */
export const wayOf = (shown: ShownZones, id: Id): readonly Stay[] | null => {
  const ways = [...allOf(shown).map((object) => wayWith({ ...object, revealed: null })), ...shown.trails.map(({ way }) => way)];
  return ways.find((way) => way.some((stay) => stay.id === id)) ?? null;
};
