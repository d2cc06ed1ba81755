import type { Game, Id } from '@arbiter/schema';
import { cardOf, facesOf, valuesToCopy } from '../cards/faces.ts';
import { at, isIn, objectOf } from '../engine/game.ts';
import type { Look } from '../engine/play.ts';
import { rulesOn } from '../keywords/index.ts';
import { meant, permanents } from './acting.ts';
import type { Primitive } from './primitive.ts';
import { show } from './showing.ts';
import { didTo } from './values.ts';

const layoutOf = (game: Game, id: Id): string | null => cardOf(game, at(game, id))?.layout ?? null;
const otherFace = (game: Game, id: Id): number => 1 - at(game, id).face;
const frontTypes = (game: Game, id: Id): readonly string[] => {
  const card = cardOf(game, at(game, id));
  return (card && facesOf(card, game.rules)[at(game, id).face]?.types) ?? [];
};
const isSpellCard = (game: Game, id: Id): boolean => frontTypes(game, id).some((type) => type === 'instant' || type === 'sorcery');

/** An instant or sorcery card is only shown; it stays face down on the battlefield (2016:707.8). */
export const faceUp: Primitive<'faceUp'> = function* (play, { env }, instruction) {
  const down = meant(play.look, env, instruction.what).filter((id) => objectOf(play.game, id)?.faceDown);
  const stuck = down.filter((id) => isIn(play.game, id, 'battlefield') && isSpellCard(play.game, id));
  const ids = down.filter((id) => !stuck.includes(id));
  show(play, '2016:701.13', env.controller, stuck, 'all');
  play.record(...ids.map((object) => ({ type: 'TurnedFaceUp' as const, rule: '2016:707.8' as const, object, card: at(play.game, object).card })));
  return didTo(ids);
};

/** A double-faced permanent cannot be turned face down (2016:707.2a, 711.1). */
export const faceDown: Primitive<'faceDown'> = function* (play, { env }, instruction) {
  const ids = meant(play.look, env, instruction.what).filter(
    (id) => objectOf(play.game, id) && !at(play.game, id).faceDown && layoutOf(play.game, id) !== 'transform',
  );
  play.record(...ids.map((object) => ({ type: 'TurnedFaceDown' as const, rule: '2016:707.2a' as const, object })));
  return didTo(ids);
};

const canTransform = (look: Look, id: Id): boolean => {
  const card = cardOf(look.game, at(look.game, id));
  const to = card && facesOf(card, look.game.rules)[otherFace(look.game, id)];
  if (!to || card.layout !== 'transform' || at(look.game, id).faceDown) return false;
  return !to.types.some((type) => type === 'instant' || type === 'sorcery') && !rulesOn(look, id).includes('cantTransform');
};
/** 2016:701.25: only what a double-faced card represents can transform. */
export const transform: Primitive<'transform'> = function* (play, { env }, instruction) {
  const ids = permanents(play.look, env, instruction.what).filter((id) => canTransform(play.look, id));
  play.record(...ids.map((object) => ({ type: 'FaceChanged' as const, rule: '2016:701.25' as const, object, face: otherFace(play.game, object) })));
  return didTo(ids);
};

const canFlip = (game: Game, id: Id): boolean => at(game, id).face === 0 && valuesToCopy(game, at(game, id)).flipped !== undefined;
/** 2016:709.1: a flip card is flipped once and stays so. */
export const flip: Primitive<'flip'> = function* (play, { env }, instruction) {
  const ids = permanents(play.look, env, instruction.what).filter((id) => canFlip(play.game, id));
  play.record(...ids.map((object) => ({ type: 'FaceChanged' as const, rule: '2016:709.1' as const, object, face: 1 })));
  return didTo(ids);
};
