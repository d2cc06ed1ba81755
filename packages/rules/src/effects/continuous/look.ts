import type { Ability, Characteristics, Game, Id, Obj, Seat } from '@arbiter/schema';
import { objectIn } from '../../cards/bound.ts';
import { ask } from '../../cards/questions.ts';
import { zoneOf } from '../../engine/game.ts';
import type { AbilityOf, Env, Functioning, Look, PlayRule } from '../../engine/play.ts';
import { type Board, type BoardFunctioning, boardOf, holdsFor } from './board.ts';
import { Elsewhere } from './elsewhere.ts';
import { envOfLasting, hasBegun } from './layering.ts';
import { ownOf, type Shown } from './own.ts';
import { voicesIn } from './reach.ts';
import { functionsIn, homeOf } from './text.ts';

type Kind = keyof BoardFunctioning;

/** The abilities of one object that are in force where it is, as far as their conditions do not say otherwise. */
const spoken = (obj: Obj, { as, text }: Shown, kind: Kind): readonly Functioning[] => {
  if (text[kind].length === 0) return [];
  const home = homeOf(obj.kind, as.types);
  return text[kind].flatMap((index) => {
    const ability = text.abilities[index] as Ability;
    return functionsIn(ability, obj.zone, home) ? [{ source: obj.id, index, ability, controller: as.controller, key: `${obj.id}.${index}` }] : [];
  });
};
const onBoard = (board: Board): BoardFunctioning => {
  const of = (kind: Kind): readonly Functioning[] => board.objects.flatMap((obj) => spoken(obj, board.shown.get(obj.id) as Shown, kind));
  board.functioning ??= { triggered: of('triggered'), replacing: of('replacing'), playing: of('playing') };
  return board.functioning;
};

const isUnconditional = ({ ability }: Functioning): boolean => ability.while === undefined;

class GameLook implements Look {
  readonly game: Game;
  private readonly board: Board;
  private elsewhere: Elsewhere | null = null;
  private defined: Map<Id, Characteristics> | null = null;
  private lists: Partial<Record<Kind, readonly Functioning[]>> = {};
  private play: readonly PlayRule[] | null = null;

  constructor(game: Game, board: Board) {
    this.game = game;
    this.board = board;
  }

  of(id: Id): Characteristics {
    const found = this.board.shown.get(id);
    if (found) return found.as;
    const obj = this.game.objects[id];
    const away = obj?.zone === 'phasedOut' ? this.game.past[id]?.as : null; // 2016:702.25b: as though it were not there
    return away ?? (obj ? this.lookUp(obj) : this.remembered(id));
  }
  private remembered(id: Id): Characteristics {
    const past = this.game.past[id];
    if (!past) throw new Error(`no object ${id}`);
    return past.as ?? this.lookUp(past.object);
  }
  private lookUp(obj: Obj): Characteristics {
    const own = ownOf(this.game, obj);
    if (!own.defines) return own.shown.as;
    this.defined ??= new Map();
    const known = this.defined.get(obj.id);
    if (known) return known;
    this.elsewhere ??= new Elsewhere();
    const made = this.elsewhere.of(this, obj);
    this.defined.set(obj.id, made);
    return made;
  }

  get triggered() {
    return this.functioning('triggered') as readonly Functioning<AbilityOf<'triggered'>>[];
  }
  get replacing() {
    return this.functioning('replacing') as readonly Functioning<AbilityOf<'replacement'>>[];
  }
  get playRules(): readonly PlayRule[] {
    return (this.play ??= [...this.staticPlay(), ...this.lastingPlay()]);
  }

  private functioning(kind: Kind): readonly Functioning[] {
    return (this.lists[kind] ??= this.lookForFunctioning(kind));
  }
  private lookForFunctioning(kind: Kind): readonly Functioning[] {
    const near = onBoard(this.board)[kind];
    const far = this.offBoard(kind);
    const all = far.length === 0 ? near : [...near, ...far];
    return all.every(isUnconditional) ? all : all.filter((one) => this.inForce(one));
  }
  private offBoard(kind: Kind): readonly Functioning[] {
    const found: Functioning[] = [];
    for (const zone of voicesIn(this.game).acting)
      for (const id of zoneOf(this.game, zone)) {
        const obj = this.game.objects[id] as Obj;
        if (obj.kind !== 'ability' && !this.board.shown.has(id)) found.push(...spoken(obj, { as: this.of(id), text: ownOf(this.game, obj).text }, kind));
      }
    return found;
  }
  private inForce({ ability, ...whose }: Functioning): boolean {
    return ability.while === undefined || ask.holds(this, envOf(this, whose.source, whose.controller), ability.while);
  }

  private staticPlay(): readonly PlayRule[] {
    return this.functioning('playing').flatMap(({ ability, source, controller, key }) => {
      const env = envOf(this, source, controller);
      const { timestamp } = this.game.objects[source] as Obj;
      return ((ability as AbilityOf<'static'>).play ?? []).map((change, i) => ({ change, env, key: `${key}.${i}`, timestamp }));
    });
  }
  private lastingPlay(): readonly PlayRule[] {
    return this.game.effects.flatMap((effect) => {
      if (
        effect.what.kind !== 'play' ||
        !hasBegun(this.game, effect) ||
        (effect.until.at === 'while' && !ask.holds(this, envOfLasting(effect), effect.until.condition))
      )
        return [];
      return effect.what.changes.map((change, i) => ({ change, env: envOfLasting(effect), key: `e${effect.id}.${i}`, timestamp: effect.timestamp }));
    });
  }
}

/** Whose text an ability in force is. An `X` in it is what was chosen for the spell its source was (2016:400.7c). */
const envOf = (look: Look, source: Id, controller: Seat): Env => {
  const obj = objectIn(look, source);
  return { source, controller, bindings: {}, x: (obj?.stack ?? obj?.was)?.x ?? null };
};

const boards = new WeakMap<readonly Id[], Board>();
const fresh = (game: Game): Look => {
  const earlier = boards.get(game.battlefield);
  const board = earlier && holdsFor(earlier, game) ? earlier : boardOf(game);
  if (board !== earlier) boards.set(game.battlefield, board);
  return new GameLook(game, board);
};

/** A run asks for the looks of its last few games over and over, and for none of the earlier ones. */
const RECENT = 8;
const recent: Look[] = [];
let place = 0;
/** The game as the rules see it; the board behind it is shared by all games in which what it was computed from is the same. */
export const lookOf = (game: Game): Look => {
  for (const look of recent) if (look.game === game) return look;
  const look = fresh(game);
  recent[place++ % RECENT] = look;
  return look;
};

export interface ControlChange {
  readonly object: Id;
  readonly from: Seat;
  readonly controller: Seat;
}
/** Where the second layer has come out otherwise than the game has written down, of spells too (2016:110.2): to be recorded in the batch that brought it about. */
export const controlChanges = (look: Look): readonly ControlChange[] =>
  [...look.game.battlefield, ...look.game.stack].flatMap((id) => {
    const from = (look.game.objects[id] as Obj).controller;
    const { controller } = look.of(id);
    return controller === from ? [] : [{ object: id, from, controller }];
  });

export { ruledBy } from './beside.ts';
