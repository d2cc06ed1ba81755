import type { Id, Quantity, Seat, Zone } from '@arbiter/schema';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { objectOf } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { known, meant, players } from './acting.ts';
import { pickAtRandom, pickObjects } from './asking.ts';
import { keepLast } from './links.ts';
import type { Context, InstructionOf, Primitive } from './primitive.ts';
import { didTo } from './values.ts';

const isHidden = (zone: Zone | undefined): zone is 'hand' | 'library' => zone === 'hand' || zone === 'library';

/** How many are to be chosen: one, so many, or from so many to so many. */
export const rangeOf = (play: Play, { env }: Context, amount: Quantity | readonly [Quantity, Quantity] | undefined): readonly [number, number] => {
  const count = (q: Quantity): number => atLeastZero(amountOf(play.look, env, q));
  if (amount === undefined) return [1, 1];
  return Array.isArray(amount) ? [count(amount[0]), count(amount[1])] : [count(amount as Quantity), count(amount as Quantity)];
};

function* chosenBy(
  play: Play,
  context: Context,
  seat: Seat,
  from: readonly Id[],
  { amount, random, secret }: InstructionOf<'choose'>,
): Procedure<readonly Id[]> {
  const [min, max] = rangeOf(play, context, amount);
  if (random) return pickAtRandom(play, seat, '2016:608.2d', from, max);
  const zone = from[0] === undefined ? undefined : known(play.game, from[0])?.zone;
  const objects = yield* pickObjects(play, seat, { cite: '2016:608.2d', env: context.env, from, min, max, ...(isHidden(zone) ? { zone } : {}) });
  if (objects.length > 0) play.record({ type: 'ObjectsChosen', rule: '2016:608.2d', player: seat, objects, secret: secret ?? isHidden(zone) });
  return objects;
}

/** Choosing without targeting, as the effect is applied; each chooser in APNAP order (2016:608.2d–e). */
export const choose: Primitive<'choose'> = function* (play, context, instruction) {
  const chosen: Id[] = [];
  for (const seat of players(play.look, context.env, instruction.who)) {
    const from = meant(play.look, context.env, instruction.from).filter((id) => objectOf(play.game, id));
    chosen.push(...(yield* chosenBy(play, context, seat, from, instruction)));
  }
  const value = didTo([...new Set(chosen)]);
  if (instruction.link !== undefined && chosen.length > 0) keepLast(play, context.env, instruction.link, value);
  return value;
};
