import type { Characteristics, Game, Id, Mana, Obj, Seat, Thing, Zone } from '@arbiter/schema';
import { hasHandle, isSeatOf, seesFace, type Viewer } from './viewer.ts';

/** An object as a viewer may see it. `id` and `card` are null where they are hidden from him. */
export interface ViewedObject {
  readonly id: Id | null;
  readonly kind: Obj['kind'];
  readonly card: string | null;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: Zone;
  readonly faceDown: boolean;
  readonly face: number;
  readonly tapped?: boolean;
  readonly damage?: number;
  readonly sick?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  readonly attachedTo?: Thing;
  readonly links?: unknown;
  readonly as?: Characteristics; // after the layers, where a look was given
  readonly stack?: unknown;
}
export interface ViewedPlayer {
  readonly seat: Seat;
  readonly team: number;
  readonly life: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly status: string;
  readonly library: number;
  readonly hand: { readonly count: number; readonly cards: readonly ViewedObject[] };
  readonly graveyard: readonly ViewedObject[];
  readonly mana: readonly Mana[];
  readonly mulligans: number;
  readonly yields: boolean;
  readonly topKnown?: readonly (ViewedObject | null)[];
}
export interface ViewedGame {
  readonly id: string;
  readonly format: string;
  readonly rules: Game['rules'];
  readonly turn: Pick<Game['turn'], 'number' | 'active' | 'phase' | 'step'>;
  readonly players: readonly ViewedPlayer[];
  readonly battlefield: readonly ViewedObject[];
  readonly stack: readonly ViewedObject[];
  readonly exile: readonly ViewedObject[];
  readonly command: readonly ViewedObject[];
  readonly ante: readonly ViewedObject[];
  readonly phasedOut: readonly ViewedObject[];
  readonly combat: Game['combat'];
  readonly priority: Game['priority']['holder'];
  readonly waiting: number;
  readonly result: Game['result'];
}
type Of = (id: Id) => Characteristics;

/** What an object is linked to may lie in a hidden zone. */
const viewLinks = (game: Game, links: Obj['links'], viewer: Viewer): unknown =>
  Object.fromEntries(
    Object.entries(links).map(([name, value]) => [
      name,
      value.objects ? { ...value, objects: value.objects.map((id) => (hasHandle(game, id, viewer) ? id : null)) } : value,
    ]),
  );
const permanentState = (game: Game, obj: Obj, viewer: Viewer): Partial<ViewedObject> => ({
  tapped: obj.tapped,
  damage: obj.damage,
  sick: obj.sick,
  counters: obj.counters,
  ...(obj.attachedTo === null ? {} : { attachedTo: obj.attachedTo }),
  ...(Object.keys(obj.links).length === 0 ? {} : { links: viewLinks(game, obj.links, viewer) }),
});
const viewObject = (game: Game, id: Id, viewer: Viewer, of: Of | null): ViewedObject => {
  const obj = game.objects[id] as Obj;
  const face = seesFace(obj, viewer);
  const open = obj.zone !== 'library' && obj.zone !== 'hand';
  return {
    id: hasHandle(game, id, viewer) ? id : null,
    kind: obj.kind,
    card: face ? obj.card : null,
    owner: obj.owner,
    controller: obj.controller,
    zone: obj.zone,
    faceDown: obj.faceDown,
    face: obj.face,
    ...(obj.zone === 'battlefield' || obj.zone === 'phasedOut' ? permanentState(game, obj, viewer) : {}),
    ...(of && (face || (open && obj.zone !== 'exile')) && obj.kind !== 'combatDamage' && obj.kind !== 'ability' ? { as: of(id) } : {}),
    ...(obj.stack ? { stack: { ...obj.stack, bindings: {} } } : {}),
  };
};

/** The game as a viewer may see it: the same for every game that differs only in what is hidden from him. `of` adds characteristics after the layers. */
export const maskGame = (game: Game, viewer: Viewer, of: Of | null = null): ViewedGame => {
  const view = (ids: readonly Id[]): readonly ViewedObject[] => ids.map((id) => viewObject(game, id, viewer, of));
  const players = game.players.map((p): ViewedPlayer => {
    const seesHand = viewer === 'judge' || isSeatOf(viewer, p.seat) || game.openHands;
    const shown = p.hand.filter((id) => seesFace(game.objects[id] as Obj, viewer));
    const known = p.library.filter((id) => seesFace(game.objects[id] as Obj, viewer));
    return {
      seat: p.seat,
      team: p.team,
      life: p.life,
      counters: p.counters,
      status: p.status,
      library: p.library.length,
      hand: { count: p.hand.length, cards: view(seesHand ? p.hand : shown) },
      graveyard: view(p.graveyard),
      mana: p.mana,
      mulligans: p.mulligans,
      yields: p.yield !== null,
      ...(known.length > 0
        ? {
            topKnown: p.library.slice(0, p.library.indexOf(known.at(-1) as Id) + 1).map((id) => (known.includes(id) ? viewObject(game, id, viewer, of) : null)),
          }
        : {}),
    };
  });
  return {
    id: game.id,
    format: game.format,
    rules: game.rules,
    turn: { number: game.turn.number, active: game.turn.active, phase: game.turn.phase, step: game.turn.step },
    players,
    battlefield: view(game.battlefield),
    stack: view(game.stack),
    exile: view(game.exile),
    command: view(game.command),
    ante: view(game.ante),
    phasedOut: view(game.phasedOut),
    combat: game.combat,
    priority: game.priority.holder,
    waiting: game.waiting.length,
    result: game.result,
  };
};
