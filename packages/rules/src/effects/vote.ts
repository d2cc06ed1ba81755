import type { Id, Ref, Seat, Value } from '@arbiter/schema';
import { turnOrderFrom } from '../engine/game.ts';
import type { Play, Procedure } from '../engine/play.ts';
import { meant } from './acting.ts';
import { pickObjects, pickWord } from './asking.ts';
import { keepLast, keptName } from './links.ts';
import type { Context, Primitive } from './primitive.ts';
import { bound } from './values.ts';

const rule = '2016:608.2d';
/** Each player in turn order from the effect's controller. */
function* asked<T>(play: Play, { env }: Context, vote: (seat: Seat) => Procedure<readonly T[]>): Procedure<readonly T[]> {
  const votes: T[] = [];
  for (const seat of turnOrderFrom(play.game, env.controller)) votes.push(...(yield* vote(seat)));
  return votes;
}
const countIn = <T>(votes: readonly T[], option: T): number => votes.filter((vote) => vote === option).length;
/** Those with the most votes, all of them if that is a tie. */
const winners = <T>(options: readonly T[], votes: readonly T[]): readonly [of: readonly T[], most: number] => {
  const most = Math.max(0, ...options.map((option) => countIn(votes, option)));
  return [options.filter((option) => most > 0 && countIn(votes, option) === most), most];
};

function* forWords(play: Play, context: Context, options: readonly string[]): Procedure<Value> {
  const votes = yield* asked(play, context, function* (seat) {
    const word = yield* pickWord(play, seat, rule, context.env, 'vote', options);
    play.record({ type: 'WordChosen', rule, player: seat, word, secret: false });
    return [word];
  });
  for (const option of options) {
    const number = countIn(votes, option);
    context.env = bound(context.env, option, { number, did: number > 0 });
  }
  const [words, number] = winners(options, votes);
  return { words, number, did: votes.length > 0 };
}
function* forObjects(play: Play, context: Context, options: Ref): Procedure<Value> {
  const from = meant(play.look, context.env, options);
  const votes = yield* asked<Id>(play, context, function* (seat) {
    const objects = yield* pickObjects(play, seat, { cite: rule, env: context.env, from, min: 1, max: 1 });
    if (objects.length > 0) play.record({ type: 'ObjectsChosen', rule, player: seat, objects, secret: false });
    return objects;
  });
  const [objects, number] = winners(from, votes);
  return { objects, number, did: votes.length > 0 };
}

/** How many votes a word got is bound under it; the winners, words or objects, under `as` (2016:608.2d). */
export const vote: Primitive<'vote'> = function* (play, context, { as, link, options }) {
  const value = yield* Array.isArray(options) ? forWords(play, context, options) : forObjects(play, context, options as Ref);
  const name = keptName(link, as);
  if (name !== undefined) keepLast(play, context.env, name, value, Array.isArray(options) ? '2016:607.2e' : '2016:607.1');
  return value;
};
