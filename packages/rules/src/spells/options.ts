import type { Cost, Id, PriorityOption, Seat, Text } from '@arbiter/schema';
import { abilitySubject } from '../concepts/mana.ts';
import { perSeat } from '../engine/perLook.ts';
import type { Env, Look } from '../engine/play.ts';
import { type Activation, activationEnv, activationsOf } from './activatable.ts';
import { couldPay } from './affordable.ts';
import { canAnnounce } from './announcing.ts';
import { asSpell } from './asSpell.ts';
import { goesWithSomeX } from './choosingX.ts';
import { costChanges } from './costs.ts';
import { extrasIn } from './extras.ts';
import { couldEnter, landProblem, landShapes } from './lands.ts';
import { castingForbidden, rulesOnCasting } from './prohibitions.ts';
import { specialsOf } from './special.ts';
import { textsCast, textsOf } from './texts.ts';
import { isTimely, mayPlayFrom, playableCards, type Way, waysOf } from './ways.ts';

const envOf = (id: Id, seat: Seat): Env => ({ source: id, controller: seat, bindings: {}, x: 0, on: id });

/** Whether it has modes and targets to choose, for some X if they turn on it. */
const isAnnounceable = (look: Look, payer: Parameters<typeof goesWithSomeX>[1], cost: Cost, texts: readonly Text[]): boolean =>
  canAnnounce(look, payer.env, texts) ||
  (JSON.stringify(texts.map(({ targets, modes }) => [targets, modes])).includes('"X"') &&
    goesWithSomeX(look, payer, cost, (x) => canAnnounce(look, { ...payer.env, x }, texts)));

/** Whether a spell could be begun this way, announced with some choices, and paid for. */
function canCast(seen: Look, seat: Seat, id: Id, way: Way): boolean {
  if (!isTimely(seen, seat, id, way)) return false;
  const look = asSpell(seen, seat, id, way);
  const env = envOf(id, seat);
  const abilities = way.faceDown ? [] : way.shape.abilities;
  const rules = rulesOnCasting(look, seat, id, abilities);
  if (castingForbidden(look, rules, seat, id, seen.game.objects[id]?.zone ?? 'hand', true)) return false;
  const cost = [...way.cost, ...extrasIn(look, env, abilities).mandatory.flatMap((extra) => extra.cost)];
  const payer = { env, seat, subject: id, changes: costChanges(look, seat, id, false, { rules, open: true }) };
  return (
    couldPay(look, env, seat, cost, id, payer.changes) &&
    isAnnounceable(look, payer, cost, look === seen ? textsCast(abilities, way.shape.subtypes, way.how) : textsOf(look, id))
  );
}

const casts = (look: Look, seat: Seat, id: Id): readonly PriorityOption[] =>
  waysOf(look, seat, id).flatMap((way): PriorityOption[] =>
    canCast(look, seat, id, way)
      ? [{ cast: id, ...(way.shape.face === null ? {} : { face: way.shape.face }), ...(way.how === null ? {} : { how: way.how }) }]
      : [],
  );

const lands = (look: Look, seat: Seat, id: Id): readonly PriorityOption[] =>
  landShapes(look, id).flatMap((shape): PriorityOption[] =>
    mayPlayFrom(look, seat, id) && couldEnter(look, seat, id, shape) ? [{ play: id, ...(shape.face === null ? {} : { face: shape.face }) }] : [],
  );

function canActivate(look: Look, seat: Seat, { object, ability, mana }: Activation): boolean {
  const env = { ...activationEnv(object, seat), x: 0 };
  const payer = { env, seat, subject: abilitySubject(look.game, object), changes: costChanges(look, seat, object, true) };
  return couldPay(look, env, seat, ability.cost, payer.subject, payer.changes) && (mana || isAnnounceable(look, payer, ability.cost, [ability]));
}

const activations = (look: Look, seat: Seat): readonly PriorityOption[] =>
  activationsOf(look, seat).flatMap((activation): PriorityOption[] =>
    canActivate(look, seat, activation) ? [{ activate: activation.object, ability: activation.index, ...(activation.mana ? { mana: true } : {}) }] : [],
  );

function allOptions(look: Look, seat: Seat): readonly PriorityOption[] {
  const cards = playableCards(look, seat);
  const canPlayLands = landProblem(look, seat) === null;
  return [
    ...(canPlayLands ? cards.flatMap((id) => lands(look, seat, id)) : []),
    ...cards.flatMap((id) => casts(look, seat, id)),
    ...activations(look, seat),
    ...specialsOf(look, seat),
  ];
}

/** What a player with priority may begin now and could pay for (2016:116.2). */
export const priorityOptions = perSeat(allOptions);
