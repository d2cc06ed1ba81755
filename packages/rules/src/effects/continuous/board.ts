import type { Game, Id, Obj, Zone } from '@arbiter/schema';
import { objectIn } from '../../cards/bound.ts';
import { objectOf, zoneOf } from '../../engine/game.ts';
import type { Functioning, Look } from '../../engine/play.ts';
import { withRules } from './beside.ts';
import { Elsewhere } from './elsewhere.ts';
import { changesOf, Layering, partOfLasting } from './layering.ts';
import { isOwnRule, type Own, ownsOf, type Shown } from './own.ts';
import { voicesIn } from './reach.ts';
import { slice } from './reads.ts';
import type { Text } from './text.ts';

/** The characteristics of everything continuous effects reach, with what they were computed from: they hold for every game in which that is the same. */
export interface Board {
  readonly of: Pick<Game, 'cards' | 'rules' | 'effects' | 'turn' | 'combat' | 'players'>;
  readonly objects: readonly Obj[];
  readonly gone: readonly Id[]; // what an effect was made for and is no more
  readonly lists: readonly unknown[];
  readonly slices: number;
  readonly shown: ReadonlyMap<Id, Shown>;
  functioning: BoardFunctioning | null; // read off it when first wanted
}
export interface BoardFunctioning {
  readonly triggered: readonly Functioning[];
  readonly replacing: readonly Functioning[];
  readonly playing: readonly Functioning[];
}

const listsOf = (game: Game, reached: readonly Zone[]): readonly unknown[] =>
  reached.length === 0 ? [game.command] : [game.command, game.players, game.stack, game.exile, game.ante];

interface Reached {
  readonly objects: readonly Obj[];
  readonly gone: readonly Id[];
  readonly zones: readonly Zone[];
}
const at = (game: Game, ids: readonly Id[]): readonly Obj[] => ids.map((id) => game.objects[id] as Obj);
/** What lies on the battlefield and in the command zone. */
const nearIn = (game: Game): readonly Obj[] => at(game, game.command.length === 0 ? game.battlefield : [...game.battlefield, ...game.command]);
/** The zones beside these that somebody's effects reach. */
const zonesReached = (game: Game, near: readonly Obj[]): ReadonlySet<Zone> => {
  const lasting = changesOf(game).flatMap((effect) => partOfLasting(effect).reach);
  const zones = new Set<Zone>([
    ...voicesIn(game).changing,
    ...lasting,
    ...ownsOf(game, near).flatMap(({ text }) => (text.reach.length === 0 ? [] : text.reach)),
  ]);
  zones.delete('command');
  return zones;
};
/** Whether a spell on the stack may be other than its card by itself. */
export const reachesSpells = (game: Game): boolean => zonesReached(game, nearIn(game)).has('stack');

/** What lies on the battlefield and in the command zone, what is in the zones somebody's effects reach, and what an effect was made for wherever it is. */
const reachedIn = (game: Game): Reached => {
  const near = nearIn(game);
  const zones = zonesReached(game, near);
  const wanted = changesOf(game).flatMap((effect) => effect.what.objects);
  const [affected, gone] = [wanted.filter((id) => game.objects[id]), wanted.filter((id) => !game.objects[id])];
  if (zones.size === 0 && affected.length === 0) return { objects: near, gone, zones: [] };
  const ids = new Set([...near.map(({ id }) => id), ...[...zones].flatMap((zone) => zoneOf(game, zone)), ...affected]);
  return { objects: at(game, [...ids]), gone, zones: [...zones] };
};

const slicesOf = (game: Game, texts: Iterable<Text>): number => {
  let slices = game.effects.some(({ until }) => until.at === 'duringTurnOf') ? slice.turn : 0;
  for (const effect of changesOf(game)) slices |= partOfLasting(effect).scope.slices | partOfLasting(effect).amounts.slices;
  for (const { changing, ruling } of texts) {
    for (const { part } of changing) slices |= part.scope.slices | part.amounts.slices;
    for (const { part } of ruling) if (!isOwnRule(part)) slices |= part.scope.slices;
  }
  return slices;
};

const lookAt = (game: Game, shown: ReadonlyMap<Id, Shown>): Look => {
  const elsewhere = new Elsewhere();
  const look: Look = {
    game,
    triggered: [],
    replacing: [],
    playRules: [],
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
  const { objects, gone, zones } = reachedIn(game);
  const owns = ownsOf(game, objects);
  const texts = owns.map(({ text }) => text);
  const layered = texts.some(({ changing }) => changing.length > 0) || changesOf(game).some((effect) => partOfLasting(effect).changes.size > 0);
  const elsewhere = new Elsewhere();
  const laid = layered
    ? new Layering(game, objects, owns, (look, obj) => elsewhere.of(look, obj)).run()
    : new Map(objects.map(({ id }, i) => [id, (owns[i] as Own).shown] as const));
  const shown = withRules(lookAt(game, laid), laid);
  const slices = slicesOf(game, layered ? [...texts, ...[...shown.values()].map(({ text }) => text)] : texts);
  const { cards, rules, effects, turn, combat, players } = game;
  return { of: { cards, rules, effects, turn, combat, players }, objects, gone, lists: listsOf(game, zones), slices, shown, functioning: null };
};

/** What of an object its characteristics come from. */
const alike = (one: Obj, other: Obj): boolean =>
  one.card === other.card &&
  one.values === other.values &&
  one.face === other.face &&
  one.faceDown === other.faceDown &&
  one.under === other.under &&
  one.timestamp === other.timestamp &&
  one.counters === other.counters &&
  one.attachedTo === other.attachedTo &&
  one.links === other.links &&
  one.zone === other.zone &&
  one.was === other.was &&
  one.stack === other.stack;
const sameObjects = (board: Board, game: Game): boolean => {
  const wholly = (board.slices & slice.state) !== 0;
  if (board.gone.some((id) => objectOf(game, id))) return false;
  return board.objects.every((obj) => {
    const now = objectOf(game, obj.id);
    return now === obj || (!wholly && now !== null && alike(now, obj));
  });
};
const sameLists = (board: Board, game: Game): boolean => {
  const { lists } = board;
  return (
    lists[0] === game.command &&
    (lists.length === 1 || (lists[1] === game.players && lists[2] === game.stack && lists[3] === game.exile && lists[4] === game.ante))
  );
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
  return (
    effects === game.effects && cards === game.cards && rules === game.rules && sameLists(board, game) && sameSlices(board, game) && sameObjects(board, game)
  );
};
