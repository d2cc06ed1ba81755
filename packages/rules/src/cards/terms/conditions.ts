import type { Condition, Obj, Value } from '@arbiter/schema';
import { isActive } from '../../engine/game.ts';
import type { Env, Look } from '../../engine/play.ts';
import { boundTo, knownOf, linkedTo, manaSpentOn, objectIn, timesPaid, wordsOf } from '../bound.ts';
import { editionOf } from '../faces.ts';
import type { Ask } from './ask.ts';
import { answersOf, comparesAny } from './compare.ts';

/** Whether the instruction that bound a name did what it says; where it did not say so, whether it affected anything. */
const wasDone = (value: Value | null): boolean =>
  value !== null &&
  (value.did ?? ((value.objects?.length ?? 0) > 0 || (value.players?.length ?? 0) > 0 || (value.number ?? 0) > 0 || (value.words?.length ?? 0) > 0));

const wasPaid = (look: Look, env: Env, key: string): boolean =>
  [env.on, env.source].some((id) => {
    const obj = id === undefined ? null : objectIn(look, id);
    return obj !== null && (timesPaid(obj, key) > 0 || obj.links[key]?.did === true);
  });

export const holds = (ask: Ask, look: Look, env: Env, condition: Condition): boolean => {
  const { turn, rules } = look.game;
  if ('all' in condition) return condition.all.every((one) => ask.holds(look, env, one));
  if ('any' in condition) return condition.any.some((one) => ask.holds(look, env, one));
  if ('not' in condition) return !ask.holds(look, env, condition.not);
  if ('compare' in condition) return comparesAny(answersOf(ask, look, env, condition.compare), condition.op, answersOf(ask, look, env, condition.to));
  if ('exists' in condition)
    return ask.objectsOf(look, env, condition.exists).length >= (condition.atLeast === undefined ? 1 : ask.amountOf(look, env, condition.atLeast));
  if ('fits' in condition) {
    const objects = ask.objectsOf(look, env, condition.fits);
    return objects.length > 0 && objects.every((id) => ask.fits(look, env, condition.filter, id));
  }
  if ('did' in condition) return wasDone(boundTo(look, env, condition.did) ?? linkedTo(look, env, condition.did));
  if ('paid' in condition) return wasPaid(look, env, condition.paid);
  if ('turnOf' in condition) return ask.playersOf(look, env, condition.turnOf).some((seat) => isActive(look.game, seat));
  if ('phase' in condition) return turn.phase === condition.phase;
  if ('step' in condition) return turn.step === condition.step;
  if ('inPhase' in condition) return turn.added !== undefined && turn.added === boundTo(look, env, condition.inPhase.ref)?.number;
  if ('isPlayer' in condition) {
    const some = ask.playersOf(look, env, condition.isPlayer);
    const among = ask.playersOf(look, env, condition.one);
    return some.length > 0 && some.every((seat) => among.includes(seat));
  }
  if ('words' in condition) {
    const wanted = wordsOf(look, env, condition.are);
    return wordsOf(look, env, condition.words).some((word) => wanted.includes(word));
  }
  if ('edition' in condition) return editionOf(rules) === condition.edition;
  const units = knownOf(look, ask.objectsOf(look, env, condition.on)).flatMap((id) => manaSpentOn(objectIn(look, id) as Obj));
  return units.filter((unit) => unit.type === condition.spent).length >= (condition.atLeast ?? 1);
};
