import type { Characteristics, Game, Id, Obj, ViewedGame, ViewedObject, ViewedPlayer } from '@arbiter/schema';
import { hasHandle, isSeatOf, seesFace, type Viewer, withSight } from './viewer.ts';

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
export const maskGame = (game: Game, looking: Viewer, of: Of | null = null): ViewedGame => {
  const viewer = withSight(game, looking);
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
