import type { Game, Id, Obj, Player, Seat, Zone } from '@arbiter/schema';

/** The small tools every fold below is made of. */

export const setObject = (game: Game, id: Id, change: (obj: Obj) => Obj): Game => {
  const obj = game.objects[id];
  if (!obj) throw new Error(`no object ${id}`);
  const objects = game.objects.slice();
  objects[id] = change(obj);
  return { ...game, objects };
};
/** Objects whose ids are given, all changed alike. */
export const setObjects = (game: Game, ids: readonly Id[], change: (obj: Obj) => Obj): Game => {
  if (ids.length === 0) return game;
  const objects = game.objects.slice();
  for (const id of ids) {
    const obj = objects[id];
    if (obj) objects[id] = change(obj);
  }
  return { ...game, objects };
};
/** Puts an object under its id; ids skipped on the way stay nobody's. */
export const addObject = (game: Game, obj: Obj): Game => {
  const objects = game.objects.slice();
  while (objects.length < obj.id) objects.push(null);
  objects[obj.id] = obj;
  return { ...game, objects };
};
export const setPlayer = (game: Game, seat: Seat, change: (player: Player) => Player): Game => ({
  ...game,
  players: game.players.map((p) => (p.seat === seat ? change(p) : p)),
});
export const setPlayers = (game: Game, change: (player: Player) => Player): Game => ({ ...game, players: game.players.map(change) });
export const count = (did: Readonly<Record<string, number>>, what: string, by = 1): Readonly<Record<string, number>> => ({
  ...did,
  [what]: (did[what] ?? 0) + by,
});
const without = <T>(list: readonly T[], item: T): readonly T[] => list.filter((x) => x !== item);

/** Inserts from the top: absent position is on top. A library or graveyard lists its top first, the stack its top last. */
const inserted = (list: readonly Id[], id: Id, position: number | undefined): readonly Id[] => {
  const where = Math.min(position ?? 0, list.length);
  return [...list.slice(0, where), id, ...list.slice(where)];
};
export const enterZone = (game: Game, id: Id, zone: Zone, owner: Seat, position?: number): Game => {
  if (zone === 'library' || zone === 'graveyard') return setPlayer(game, owner, (p) => ({ ...p, [zone]: inserted(p[zone], id, position) }));
  if (zone === 'hand') return setPlayer(game, owner, (p) => ({ ...p, hand: [...p.hand, id] }));
  return { ...game, [zone]: [...game[zone], id] };
};
export const leaveZone = (game: Game, id: Id, zone: Zone, owner: Seat): Game => {
  if (zone === 'library' || zone === 'graveyard' || zone === 'hand') return setPlayer(game, owner, (p) => ({ ...p, [zone]: without(p[zone], id) }));
  return { ...game, [zone]: without(game[zone], id) };
};

/** The next timestamp (2016:613.6c); every object that enters and every effect that begins takes one. */
export const stamp = (game: Game): readonly [number, Game] => [
  game.counters.timestamp,
  { ...game, counters: { ...game.counters, timestamp: game.counters.timestamp + 1 } },
];
