import type { Id, Ref, Zone } from '@arbiter/schema';
import { cardsIn } from '../../engine/game.ts';
import type { Env, Look } from '../../engine/play.ts';
import { boundTo, linkedTo, objectIn } from '../bound.ts';
import type { Ask } from './ask.ts';

const zonesMeant = (zone: Zone | readonly Zone[] | undefined): readonly Zone[] =>
  zone === undefined ? ['battlefield'] : typeof zone === 'string' ? [zone] : zone;
const attachedTo = (look: Look, id: Id): readonly Id[] => {
  const host = objectIn(look, id)?.attachedTo;
  return typeof host === 'number' ? [host] : [];
};

export const objectsOf = (ask: Ask, look: Look, env: Env, ref: Ref): readonly Id[] => {
  if (ref === 'self') return [env.source];
  if (ref === 'attached') return attachedTo(look, env.source);
  if ('ref' in ref) return boundTo(look, env, ref.ref)?.objects ?? [];
  if ('linked' in ref) return linkedTo(look, env, ref.linked)?.objects ?? [];
  if ('each' in ref) return zonesMeant(ref.zone).flatMap((zone) => cardsIn(look.game, zone).filter((id) => ask.fits(look, env, ref.each, id)));
  if ('top' in ref) {
    const amount = Math.max(0, ask.amountOf(look, env, ref.top));
    return ask.playersOf(look, env, ref.of).flatMap((seat) => cardsIn(look.game, 'library', seat).slice(0, amount));
  }
  if ('attachedTo' in ref) return ask.objectsOf(look, env, ref.attachedTo).flatMap((id) => attachedTo(look, id));
  return [...new Set(ref.oneOf.flatMap((one) => ask.objectsOf(look, env, one)))];
};
