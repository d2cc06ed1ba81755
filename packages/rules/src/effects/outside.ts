import { blankObject, type Filter, type Game, type Obj, type Seat } from '@arbiter/schema';
import { fits } from '../cards/filters.ts';
import { nextId, playerOf } from '../engine/game.ts';
import type { Env, Play, Procedure } from '../engine/play.ts';
import { players } from './acting.ts';
import { pickWord } from './asking.ts';
import { lookOf } from './continuous/look.ts';
import { movesTo } from './move.ts';
import type { Context, Primitive } from './primitive.ts';
import { countOf } from './shares.ts';
import { show } from './showing.ts';
import { didTo, eventsOf, movedAs } from './values.ts';

/** The card as it would be in its owner's hand: outside the game there are no objects (2016:400.10c). */
const imagined = (game: Game, owner: Seat, card: string): Obj => ({ ...blankObject(nextId(game), owner, 'hand'), card });
const fitsOutside = (game: Game, env: Env, seat: Seat, filter: Filter, card: string): boolean => {
  const obj = imagined(game, seat, card);
  return fits(lookOf({ ...game, objects: [...game.objects, obj] }), env, filter, obj.id);
};

/** Offered beside the cards: nobody has to find one (2016:400.10b). */
const none = 'none';
function* brought(play: Play, { env }: Context, seat: Seat, filter: Filter, count: number): Procedure<readonly number[]> {
  const ids: number[] = [];
  while (ids.length < count) {
    const cards = [...new Set(playerOf(play.game, seat).sideboard)].filter((card) => fitsOutside(play.game, env, seat, filter, card));
    const card = cards.length === 0 ? none : yield* pickWord(play, seat, '2016:400.10b', env, 'outside', [...cards, none]);
    if (card === none) break;
    const events = yield* play.happen([{ would: 'bring', rule: '2016:400.10b', by: env.source, player: env.controller, seat, card, to: 'hand' }]);
    ids.push(...eventsOf(events, 'CardBrought').map((e) => e.object));
  }
  return ids;
}

/** 2016:400.10a–b: a player's cards outside the game are his sideboard. What is brought is shown, as it must fit. */
export const outside: Primitive<'outside'> = function* (play, context, instruction) {
  const all: number[] = [];
  for (const seat of players(play.look, context.env, instruction.who)) {
    const ids = yield* brought(play, context, seat, instruction.for, countOf(play, context, instruction.amount));
    if (instruction.for !== 'any') show(play, '2016:701.13', seat, ids, 'all');
    if (instruction.to.zone === 'hand') all.push(...ids);
    else {
      const woulds = yield* movesTo(play, context, ids, instruction.to);
      all.push(...movedAs(woulds.length === 0 ? [] : yield* play.happen(woulds), ids));
    }
  }
  return didTo(all);
};
