import type { Id, Quantity, Seat, Zone } from '@arbiter/schema';
import { amountOf, atLeastZero } from '../cards/quantities.ts';
import { inAnyOrder, inTurn, inTurnUnseen } from '../concepts/golden.ts';
import { objectOf } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { known, meant, players } from './acting.ts';
import { pickAtRandom, pickObjects, tellChoice } from './asking.ts';
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

/** Who chooses, and whether he is one of several. */
interface Chooser {
  readonly seat: Seat;
  readonly choosers: number;
}

function* chosenBy(
  play: Play,
  context: Context,
  { seat, choosers }: Chooser,
  from: readonly Id[],
  { amount, random, secret }: InstructionOf<'choose'>,
): Procedure<readonly Id[]> {
  const { game } = play;
  const [min, max] = rangeOf(play, context, amount);
  if (random) return pickAtRandom(play, seat, '2016:608.2d', from, max);
  const zone = from[0] === undefined ? undefined : known(game, from[0])?.zone;
  const hidden = secret ?? isHidden(zone);
  const alone = inAnyOrder(game, max, '2016:608.2d');
  const cite = hidden ? inTurnUnseen(game, choosers, alone) : inTurn(game, choosers, alone);
  const objects = yield* pickObjects(play, seat, { cite, env: context.env, from, min, max, ...(isHidden(zone) ? { zone } : {}) });
  if (choosers > 1) tellChoice(play, seat, objects, hidden);
  else if (objects.length > 0) play.record({ type: 'ObjectsChosen', rule: '2016:608.2d', player: seat, objects, secret: hidden });
  return objects;
}

/** Choosing without targeting, as the effect is applied; each chooser in APNAP order (2016:608.2d–e). */
export const choose: Primitive<'choose'> = function* (play, context, instruction) {
  const chosen: Id[] = [];
  const seats = players(play.look, context.env, instruction.who);
  for (const seat of seats) {
    const from = meant(play.look, context.env, instruction.from).filter((id) => objectOf(play.game, id));
    chosen.push(...(yield* chosenBy(play, context, { seat, choosers: seats.length }, from, instruction)));
  }
  const value = didTo([...new Set(chosen)]);
  if (instruction.link !== undefined && chosen.length > 0) keepLast(play, context.env, instruction.link, value);
  return value;
};
