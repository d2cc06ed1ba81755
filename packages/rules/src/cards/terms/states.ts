import type { Id, Obj, State } from '@arbiter/schema';
import { permanentTypes } from '@arbiter/schema';
import { objectOf } from '../../engine/game.ts';
import type { Look } from '../../engine/play.ts';
import { isKicker } from '../bound.ts';

const isSpell = (obj: Obj): boolean => obj.zone === 'stack' && (obj.kind === 'card' || obj.kind === 'copy' || obj.kind === 'token');
const attackOf = (look: Look, id: Id) => look.game.combat?.attacks.find((attack) => attack.attacker === id);
const isBlocking = (look: Look, id: Id): boolean => look.game.combat?.blocks.some((block) => block.blocker === id) ?? false;
const hasAttached = (look: Look, id: Id, subtype: string): boolean =>
  look.game.battlefield.some((other) => look.game.objects[other]?.attachedTo === id && look.of(other).subtypes.includes(subtype));
/** 2016:702.32d: with any of its kicker costs. */
const wasKicked = (obj: Obj): boolean => Object.entries((obj.stack ?? obj.was)?.paid ?? {}).some(([key, times]) => times > 0 && isKicker(key));
const isMarked = (obj: Obj, name: string): boolean => obj.links[name]?.did === true;

/** Whether an object is in a state (2016:109.3 counts none of these among its characteristics). */
export const isIn = (look: Look, id: Id, obj: Obj, state: State): boolean => {
  switch (state) {
    case 'token':
      return obj.kind === 'token';
    case 'card':
      return obj.kind === 'card';
    case 'tapped':
      return obj.tapped;
    case 'untapped':
      return !obj.tapped;
    case 'attacking':
      return attackOf(look, id) !== undefined;
    case 'blocking':
      return isBlocking(look, id);
    case 'blocked':
      return attackOf(look, id)?.blocked === true;
    case 'unblocked':
      return attackOf(look, id)?.blocked === false;
    case 'attackingAlone':
      return attackOf(look, id) !== undefined && look.game.combat?.attacks.length === 1;
    case 'faceDown':
      return obj.faceDown;
    case 'faceUp':
      return !obj.faceDown;
    case 'permanent':
      return obj.zone === 'battlefield' || (obj.zone !== 'stack' && permanentTypes.some((type) => look.of(id).types.includes(type)));
    case 'spell':
      return isSpell(obj);
    case 'ability':
      return obj.kind === 'ability';
    case 'activated':
    case 'triggered':
      return obj.kind === 'ability' && obj.stack?.ability?.kind === state;
    case 'singleTarget':
      return Object.values(obj.stack?.targets ?? {}).flat().length === 1;
    case 'multicolored':
      return look.of(id).colors.length > 1;
    case 'monocolored':
      return look.of(id).colors.length === 1;
    case 'colorless':
      return look.of(id).colors.length === 0;
    case 'attached':
      return obj.attachedTo !== null;
    case 'enchanted':
      return hasAttached(look, id, 'Aura');
    case 'equipped':
      return hasAttached(look, id, 'Equipment');
    case 'kicked':
      return wasKicked(obj);
    case 'summoningSick':
      return obj.sick;
    case 'legal':
      return objectOf(look.game, id) !== null;
    case 'regenerated':
      return (obj.did['regenerated'] ?? 0) > 0;
    case 'paired':
    case 'monstrous':
    case 'renowned':
      return isMarked(obj, state);
  }
};
