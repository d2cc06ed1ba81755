import { type Game, type Id, type Obj, type OwnZone, ownZones, type Seat, type ViewedGame, type ViewedObject, type Zone, zones } from '@arbiter/schema';
import type { When } from '../projection.ts';
import { isSeatOf, isWhole, type SeenOf, type SeenSetup, type Viewer } from '../seen.ts';
import { unknown } from './pile.ts';
import { isHidden, type Placed, placed, type Stay, wayWith } from './placed.ts';
import { type Board, pileOf, withObjects } from './state.ts';

/* A whole position at once: as the game is created, or as it is set back to where it was before. */

const isShared = (zone: Zone): zone is Exclude<Zone, OwnZone> => !ownZones.some((own) => own === zone);
const sharedZones = zones.filter(isShared);
const start: When = { entry: 0, turn: 0 };

export const emptyBoard = (viewer: Viewer): Board => ({ viewer, seats: [], piles: {}, objects: [], loose: [], trails: [] });

const countOf = ({ decks, libraries }: SeenSetup, seat: Seat): number => (libraries ? libraries[seat] : decks?.[seat]?.main.length) ?? 0;
/** Ids are given out seat by seat: the library, top first, then what lies in the command zone. */
const dealt = (board: Board, setup: SeenSetup, seat: Seat, first: Id): Board => {
  const isJudge = board.viewer === 'judge';
  const count = countOf(setup, seat);
  const make = (zone: 'library' | 'command', from: Id) => (card: string, i: number) =>
    placed({ id: from + i, kind: 'card', card, owner: seat, controller: seat, zone, since: start });
  const library = isJudge ? (setup.decks?.[seat]?.main ?? []).map(make('library', first)) : [];
  const command = (setup.command?.[seat] ?? setup.decks?.[seat]?.command ?? []).map(make('command', first + count));
  const ids = command.map(({ id }) => id);
  return {
    ...withObjects(board, ...[...library, ...command].map((object) => [object.id, object] as const)),
    piles: {
      ...board.piles,
      [pileOf('library', seat)]: isJudge ? library.map(({ id }) => id) : unknown(count),
      [pileOf('hand', seat)]: [],
      [pileOf('graveyard', seat)]: [],
      command: [...(board.piles['command'] ?? []), ...ids],
    },
  };
};
export const created = ({ viewer }: Board, { setup }: SeenOf<'GameCreated'>): Board => {
  const seats = setup.seats.map(({ seat }) => seat);
  let board: Board = { ...emptyBoard(viewer), seats, piles: Object.fromEntries(sharedZones.map((zone) => [zone, []])) };
  let next = 1;
  for (const seat of seats) {
    board = dealt(board, setup, seat, next);
    next += countOf(setup, seat) + (setup.command?.[seat] ?? setup.decks?.[seat]?.command ?? []).length;
  }
  return board;
};

type Known = Pick<Placed, 'name' | 'revealed'> | null;
interface Earlier {
  readonly way: readonly Stay[];
  readonly since: When;
}
/** What was known of an object under an id, whatever has become of it since. */
interface Memory {
  readonly now: (id: Id) => Known;
  readonly stay: (id: Id, zone: Obj['zone']) => Earlier | null;
}
const memoryOf = (board: Board): Memory => {
  const ways = [...board.objects.flatMap((object) => (object ? [wayWith(object)] : [])), ...board.trails.map(({ way }) => way)];
  const stays = new Map<string, Earlier>();
  for (const way of ways)
    way.forEach((stay, i) => {
      if (stay.id !== null) stays.set(`${stay.zone}:${stay.id}`, { way: way.slice(0, i), since: stay.since });
    });
  return { now: (id) => board.objects[id] ?? null, stay: (id, zone) => stays.get(`${zone}:${id}`) ?? null };
};

type Of = (object: Placed) => Placed;
const remembered =
  ({ stay }: Memory, when: When): Of =>
  (object) => ({ ...object, ...(stay(object.id, object.zone) ?? { way: [], since: { entry: when.entry, turn: when.turn } }) });

const placedWhole = (o: Obj, when: When): Placed => ({
  id: o.id,
  kind: o.kind,
  card: o.card,
  name: o.values?.name ?? null,
  owner: o.owner,
  controller: o.controller,
  zone: o.zone,
  tapped: o.tapped,
  faceDown: o.faceDown,
  face: o.face,
  revealed: o.revealed,
  since: when,
  way: [],
});
const fromWhole = (board: Board, game: Game, of: Of, when: When): Board => ({
  ...board,
  objects: game.objects.map((o) => o && of(placedWhole(o, when))),
  loose: [],
  piles: Object.fromEntries([
    ...sharedZones.map((zone) => [zone, game[zone]] as const),
    ...game.players.flatMap((player) => ownZones.map((zone) => [pileOf(zone, player.seat), player[zone]] as const)),
  ]),
});

/** Shown in a hidden zone that is not his: to him, at least. */
const shownTo = (o: ViewedObject, viewer: Viewer, before: Known): Placed['revealed'] => {
  if (!isHidden(o.zone) || (o.zone === 'hand' && isSeatOf(viewer, o.owner))) return null;
  return before?.revealed ?? (typeof viewer === 'object' ? [viewer.seat] : 'all');
};
const placedViewed = (o: ViewedObject, id: Id, before: Known, viewer: Viewer, when: When): Placed => ({
  id,
  kind: o.kind,
  card: o.card,
  name: before?.name ?? null,
  owner: o.owner,
  controller: o.controller,
  zone: o.zone,
  tapped: o.tapped ?? false,
  faceDown: o.faceDown,
  face: o.face,
  revealed: shownTo(o, viewer, before),
  since: when,
  way: [],
});
const fromViewed = (board: Board, game: ViewedGame, memory: Memory, of: Of, when: When): Board => {
  const hands = game.players.map(({ seat, hand }) => ({
    seat,
    ids: hand.cards.map(({ id }) => id),
    whole: hand.cards.length === hand.count,
    count: hand.count,
  }));
  const viewed = [...sharedZones.flatMap((zone) => game[zone]), ...game.players.flatMap((p) => [...p.graveyard, ...p.hand.cards, ...(p.topKnown ?? [])])];
  const objects = viewed.flatMap((o) => (o && o.id !== null ? [of(placedViewed(o, o.id, memory.now(o.id), board.viewer, when))] : []));
  const ids = (list: readonly (ViewedObject | null)[]): readonly (Id | null)[] => list.map((o) => o?.id ?? null);
  return {
    ...withObjects({ ...board, objects: [] }, ...objects.map((object) => [object.id, object] as const)),
    loose: hands.flatMap((hand) => (hand.whole ? [] : hand.ids.filter((id) => id !== null))),
    piles: Object.fromEntries([
      ...sharedZones.map((zone) => [zone, ids(game[zone])] as const),
      ...hands.map((hand) => [pileOf('hand', hand.seat), hand.whole ? hand.ids : unknown(hand.count)] as const),
      ...game.players.flatMap((p): (readonly [string, readonly (Id | null)[]])[] => [
        [pileOf('graveyard', p.seat), ids(p.graveyard)],
        [pileOf('library', p.seat), [...ids(p.topKnown ?? []), ...unknown(p.library - (p.topKnown ?? []).length)]],
      ]),
    ]),
  };
};

/** The game is where it was before: what is there again has come the way it had come then. */
export const positionSet = (board: Board, { game }: SeenOf<'PositionSet'>, when: When): Board => {
  const memory = memoryOf(board);
  const of = remembered(memory, when);
  const back = isWhole(game) ? fromWhole(board, game, of, when) : fromViewed(board, game, memory, of, when);
  const isBack = (id: Id | null): boolean => id !== null && (back.objects[id] ?? null) !== null;
  return { ...back, trails: back.trails.filter(({ way }) => !way.some(({ id }) => isBack(id))) };
};
