import type { Value } from '@arbiter/schema';
import { amountOf } from '../cards/quantities.ts';
import { at } from '../engine/game.ts';
import type { Play } from '../engine/play.ts';
import { foundNow, meantAnywhere, players } from './acting.ts';
import { keepLast, keptName } from './links.ts';
import type { Context, InstructionOf, Primitive } from './primitive.ts';
import { didTo } from './values.ts';

const valueOf = (play: Play, { env }: Context, { value }: InstructionOf<'bind'>): Value => {
  if (typeof value === 'object' && 'number' in value) return { number: amountOf(play.look, env, value.number), did: true };
  if (typeof value === 'object' && 'players' in value) {
    const seats = players(play.look, env, value.players);
    return { players: seats, did: seats.length > 0 };
  }
  // What has moved is remembered as what it is now, so that a later text can act on it.
  const now = foundNow(play.look, env, value);
  return didTo(now.length > 0 ? now : meantAnywhere(play.look, env, value));
};

/** Gives a name to what a reference means at this moment, for the rest of the text and what it sets up. */
export const bind: Primitive<'bind'> = function* (play, context, instruction) {
  const value = valueOf(play, context, instruction);
  const name = keptName(instruction.link, instruction.as);
  if (name === undefined) return value;
  if (instruction.on === undefined) keepLast(play, context.env, name, value);
  else for (const id of foundNow(play.look, context.env, instruction.on)) keepLast(play, { ...context.env, source: id }, name, value);
  return value;
};

/** An action a keyword has given a name has been done; abilities may trigger on it (2016:701.1). What has moved for it is the object it has become. */
export const named: Primitive<'named'> = function* (play, { env }, instruction) {
  const ids = foundNow(play.look, env, instruction.what);
  const by = instruction.own ? { by: env.source } : {};
  play.record(
    ...ids.map((object) => ({
      type: 'Named' as const,
      rule: '2016:701.1' as const,
      name: instruction.name,
      object,
      player: at(play.game, object).controller,
      ...by,
    })),
  );
  return didTo(ids);
};
