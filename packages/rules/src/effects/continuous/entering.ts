import { blankObject, type Game, type Id, type Obj } from '@arbiter/schema';
import { leaveZone, setObject } from '../../engine/evolve/update.ts';
import { nextId } from '../../engine/game.ts';
import type { Look } from '../../engine/play.ts';
import type { Entering, WouldOf } from '../../engine/would.ts';
import { lookOf } from './look.ts';

/** The object as it would lie on the battlefield if it entered as far as is settled. */
const asEntered = (game: Game, obj: Obj, entering: Entering | undefined): Obj => ({
  ...obj,
  zone: 'battlefield',
  under: entering?.under ?? obj.owner,
  controller: entering?.under ?? obj.owner,
  timestamp: game.counters.timestamp,
  enteredTurn: game.turn.number,
  sick: true,
  tapped: entering?.tapped ?? false,
  faceDown: entering?.faceDown ?? false,
  face: entering?.face ?? 0,
  counters: entering?.counters ?? {},
  attachedTo: entering?.attachedTo ?? null,
  links: entering?.links ?? {},
  values: entering?.values ?? (obj.kind === 'card' ? null : obj.values),
  stack: null,
  was: obj.stack ? { spell: obj.id, x: obj.stack.x, paid: obj.stack.paid, spent: obj.stack.spent, from: obj.stack.from } : null,
});
const onto = (game: Game, id: Id): Game => ({ ...game, battlefield: [...game.battlefield, id] });

const moved = (game: Game, would: WouldOf<'move'>): Game => {
  const obj = game.objects[would.object];
  if (!obj) throw new Error(`no object ${would.object}`);
  return onto(
    setObject(leaveZone(game, obj.id, obj.zone, obj.owner), obj.id, () => asEntered(game, obj, would.entering)),
    obj.id,
  );
};
const blankToken = (game: Game, would: WouldOf<'token'>): Obj => ({
  ...blankObject(nextId(game), would.owner, 'battlefield'),
  kind: 'token',
  card: would.card ?? null,
  values: would.values,
  under: would.seat,
  controller: would.seat,
  sick: true,
});
const made = (game: Game, would: WouldOf<'token'>): Game => {
  const token = blankToken(game, would);
  const objects = [...game.objects, { ...asEntered(game, token, { ...would.entering, under: would.entering?.under ?? would.seat, values: would.values }) }];
  return onto({ ...game, objects }, token.id);
};

export interface EnteringLook {
  readonly look: Look;
  readonly id: Id;
}
const known = new WeakMap<object, { readonly from: Look; readonly entering: EnteringLook }>();
/**
 * What is about to enter the battlefield, as it would exist there: with the replacement effects already applied, its own static abilities
 * and the continuous effects that are there already (2016:614.12). Only this object may be asked about;
 * its abilities in force are those of `look` with its id as their source.
 */
export const lookEntering = (look: Look, would: WouldOf<'move'> | WouldOf<'token'>): EnteringLook => {
  const found = known.get(would);
  if (found?.from === look) return found.entering;
  const entering =
    would.would === 'move' ? { look: lookOf(moved(look.game, would)), id: would.object } : { look: lookOf(made(look.game, would)), id: nextId(look.game) };
  known.set(would, { from: look, entering });
  return entering;
};
