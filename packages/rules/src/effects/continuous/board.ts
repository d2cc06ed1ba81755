import type { Game, Id, Obj, Zone } from '@arbiter/schema';
import { objectIn } from '../../cards/bound.ts';
import { zoneOf } from '../../engine/game.ts';
import type { Functioning, Look } from '../../engine/play.ts';
import { withRules } from './beside.ts';
import { Elsewhere } from './elsewhere.ts';
import { changesOf, Layering, partOfLasting } from './layering.ts';
import { isOwnRule, ownOf, type Shown } from './own.ts';
import { voicesIn } from './reach.ts';
import { slice } from './reads.ts';
import type { Text } from './text.ts';

/** The characteristics of everything continuous effects reach, with what they were computed from: they hold for every game in which that is the same. */
export interface Board {
  readonly of: Pick<Game, 'cards' | 'rules' | 'effects' | 'turn' | 'combat' | 'players'>;
  readonly objects: readonly Obj[];
  readonly lists: readonly unknown[];
  readonly slices: number;
  readonly shown: ReadonlyMap<Id, Shown>;
  functioning: BoardFunctioning | null;                                // read off it when first wanted
}
export interface BoardFunctioning {
  readonly triggered: readonly Functioning[];
  readonly replacing: readonly Functioning[];
  readonly playing: readonly Functioning[];
}

const textsReach = (texts: readonly Text[]): readonly Zone[] => texts.flatMap((text) => [...text.changing, ...text.ruling].flatMap(({ part }) => part.reach));
const listsOf = (game: Game, reached: readonly Zone[]): readonly unknown[] => (reached.length === 0 ? [game.command] : [game.command, game.players, game.stack, game.exile, game.ante]);

const idsOf = (game: Game): { readonly ids: readonly Id[]; readonly reached: readonly Zone[] } => {
  const near = game.command.length === 0 ? game.battlefield : [...game.battlefield, ...game.command];
  const reached = new Set<Zone>(voicesIn(game).changing);
  for (const id of near) for (const zone of textsReach([ownOf(game, game.objects[id] as Obj).text])) reached.add(zone);
  reached.delete('command');
  const affected = changesOf(game).flatMap((effect) => effect.what.objects).filter((id) => game.objects[id]);
  if (reached.size === 0 && affected.length === 0) return { ids: near, reached: [] };
  return { ids: [...new Set([...near, ...[...reached].flatMap((zone) => zoneOf(game, zone)), ...affected])], reached: [...reached] };
};

const slicesOf = (game: Game, texts: Iterable<Text>): number => {
  let slices = 0;
  for (const effect of changesOf(game)) slices |= partOfLasting(effect).scope.slices | partOfLasting(effect).amounts.slices;
  for (const { changing, ruling } of texts) {
    for (const { part } of changing) slices |= part.scope.slices | part.amounts.slices;
    for (const { part } of ruling) if (!isOwnRule(part)) slices |= part.scope.slices;
  }
  return slices;
};

const directly = (game: Game, ids: readonly Id[]): ReadonlyMap<Id, Shown> => new Map(ids.map((id) => [id, ownOf(game, game.objects[id] as Obj).shown] as const));
const isPlain = (text: Text): boolean => text.changing.length === 0;

const lookAt = (game: Game, shown: ReadonlyMap<Id, Shown>): Look => {
  const elsewhere = new Elsewhere();
  const look: Look = {
    game, triggered: [], replacing: [], playRules: [],
    of(id) {
      const found = shown.get(id)?.as;
      if (found) return found;
      const obj = objectIn(look, id);
      if (!obj) throw new Error(`no object ${id}`);
      return elsewhere.of(look, obj);
    },
  };
  return look;
};

export const boardOf = (game: Game): Board => {
  const { ids, reached } = idsOf(game);
  const texts = ids.map((id) => ownOf(game, game.objects[id] as Obj).text);
  const layered = !texts.every(isPlain) || changesOf(game).some((effect) => partOfLasting(effect).changes.size > 0);
  const elsewhere = new Elsewhere();
  const reachedLayers = layered ? new Layering(game, ids, (look, obj) => elsewhere.of(look, obj)).run() : directly(game, ids);
  const shown = withRules(lookAt(game, reachedLayers), reachedLayers);
  const slices = slicesOf(game, layered ? [...texts, ...[...shown.values()].map(({ text }) => text)] : texts);
  const { cards, rules, effects, turn, combat, players } = game;
  return { of: { cards, rules, effects, turn, combat, players }, objects: ids.map((id) => game.objects[id] as Obj), lists: listsOf(game, reached), slices, shown, functioning: null };
};

/** What of an object its characteristics come from. */
const alike = (one: Obj, other: Obj): boolean =>
  one.card === other.card && one.values === other.values && one.face === other.face && one.faceDown === other.faceDown && one.under === other.under && one.timestamp === other.timestamp &&
  one.counters === other.counters && one.attachedTo === other.attachedTo && one.links === other.links && one.zone === other.zone && one.was === other.was && one.stack === other.stack;
const sameObjects = (board: Board, game: Game): boolean => {
  const wholly = (board.slices & slice.state) !== 0;
  return board.objects.every((obj) => {
    const now = game.objects[obj.id];
    return now === obj || (!wholly && now != null && alike(now, obj));
  });
};
const sameLists = (board: Board, game: Game): boolean => {
  const { lists } = board;
  return lists[0] === game.command && (lists.length === 1 || (lists[1] === game.players && lists[2] === game.stack && lists[3] === game.exile && lists[4] === game.ante));
};
const sameSlices = ({ slices, of: then }: Board, game: Game): boolean =>
  (slices & slice.all) === 0 &&
  ((slices & slice.turn) === 0 || then.turn === game.turn) &&
  ((slices & slice.combat) === 0 || then.combat === game.combat) &&
  ((slices & slice.players) === 0 || then.players === game.players) &&
  ((slices & slice.status) === 0 || then.players === game.players || then.players.every((player, i) => player.status === game.players[i]?.status));

/** Whether a board computed for an earlier game with the same battlefield is this game's too. */
export const holdsFor = (board: Board, game: Game): boolean => {
  const { cards, rules, effects } = board.of;
  return effects === game.effects && cards === game.cards && rules === game.rules && sameLists(board, game) && sameSlices(board, game) && sameObjects(board, game);
};
