import { turnOrderFrom } from '../engine/game.ts';
import { pickWord } from './asking.ts';
import { keepLast } from './links.ts';
import type { Primitive } from './primitive.ts';
import { bound } from './values.ts';

/** Each player in turn order from the effect's controller votes; how many votes an option got is bound under its name, the winners under `as`. */
export const vote: Primitive<'vote'> = function* (play, context, instruction) {
  const votes: string[] = [];
  for (const seat of turnOrderFrom(play.game, context.env.controller)) {
    const word = yield* pickWord(play, seat, '2016:608.2d', context.env, 'vote', instruction.options);
    play.record({ type: 'WordChosen', rule: '2016:608.2d', player: seat, word, secret: false });
    votes.push(word);
  }
  const countOf = (option: string): number => votes.filter((word) => word === option).length;
  const most = Math.max(0, ...instruction.options.map(countOf));
  for (const option of instruction.options) context.env = bound(context.env, option, { number: countOf(option), did: countOf(option) > 0 });
  const value = { words: instruction.options.filter((option) => countOf(option) === most), number: most, did: votes.length > 0 };
  if (instruction.link && instruction.as !== undefined) keepLast(play, context.env, instruction.as, value);
  return value;
};
