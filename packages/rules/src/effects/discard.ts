import type { Id, Seat } from '@arbiter/schema';
import { fits } from '../cards/filters.ts';
import { unseen } from '../concepts/golden.ts';
import { cardsIn } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { players } from './acting.ts';
import { pickAtRandom, pickObjects, tellChoice, towardsTop } from './asking.ts';
import { type Context, type InstructionOf, nothing, type Proposer, simply } from './primitive.ts';
import { countOf } from './shares.ts';
import { movedAs } from './values.ts';

/** Who chooses what is discarded, and whether he is one of several who each choose their own. */
interface Chooser {
  readonly chooser: Seat;
  readonly several: boolean;
}

/** What one player discards, the one that ends on top last: as he names them himself, or else as he then arranges them (2016:404.3). */
function* chosen(
  play: Play,
  context: Context,
  seat: Seat,
  { what, amount, random, upTo }: InstructionOf<'discard'>,
  { chooser, several }: Chooser,
): Procedure<readonly Id[]> {
  const hand = cardsIn(play.game, 'hand', seat);
  const from = what === undefined ? hand : hand.filter((id) => fits(play.look, context.env, what, id));
  const count = amount === 'all' ? from.length : countOf(play, context, amount);
  if (amount === 'all' || (what === undefined && !upTo && count >= from.length)) return yield* towardsTop(play, from, 'graveyard');
  if (random) return yield* towardsTop(play, pickAtRandom(play, seat, '2016:701.7b', from, count), 'graveyard');
  const own = chooser === seat;
  const cards = yield* pickObjects(play, chooser, {
    cite: several ? unseen(play.game) : '2016:701.7b',
    env: context.env,
    from,
    min: upTo ? 0 : count,
    max: count,
    zone: 'hand',
    ordered: own && count > 1,
    prompt: 'discard',
  });
  if (several) tellChoice(play, seat, cards, true);
  return own ? cards : yield* towardsTop(play, cards, 'graveyard');
}

/** Each player chooses in APNAP order without the others knowing, then all discard at once (2008:103.4a; 2016:608.2e). */
export const proposeDiscard: Proposer<'discard'> = function* (play, context, instruction) {
  const { env } = context;
  const chooser = instruction.chooser === undefined ? undefined : players(play.look, env, instruction.chooser)[0];
  const cards: { readonly object: Id; readonly seat: Seat }[] = [];
  const seats = players(play.look, env, instruction.who);
  const several = chooser === undefined && seats.length > 1;
  for (const seat of seats) {
    for (const object of yield* chosen(play, context, seat, instruction, { chooser: chooser ?? seat, several })) cards.push({ object, seat });
  }
  if (cards.length === 0) return nothing;
  return {
    woulds: cards.map(({ object, seat }) => ({
      would: 'discard',
      rule: '2016:701.7',
      by: env.source,
      player: env.controller,
      object,
      seat,
      chosenBy: chooser ?? seat,
    })),
    value: (events) => ({
      objects: movedAs(
        events,
        cards.map((card) => card.object),
      ),
      players: [...new Set(cards.map((card) => card.seat))],
      number: cards.length,
      did: true,
    }),
  };
};
export const discard = simply<'discard'>(proposeDiscard);
