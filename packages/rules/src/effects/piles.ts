import { objectOf } from '../engine/game.ts';
import { meant, players } from './acting.ts';
import { pickObjects, pickWord } from './asking.ts';
import type { Primitive } from './primitive.ts';
import { bound, didTo } from './values.ts';

/** 2016:700.3: one player makes two piles, either may be empty, and one is chosen. The objects stay where they are. */
export const piles: Primitive<'piles'> = function* (play, context, instruction) {
  const { env } = context;
  const [divider] = players(play.look, env, instruction.who);
  const [chooser] = players(play.look, env, instruction.chooser);
  const of = meant(play.look, env, instruction.of).filter((id) => objectOf(play.game, id));
  if (divider === undefined || chooser === undefined) return { did: false };
  const first = yield* pickObjects(play, divider, { cite: '2016:700.3', env, from: of, min: 0, max: of.length, prompt: 'pile' });
  const second = of.filter((id) => !first.includes(id));
  play.record({ type: 'ObjectsChosen', rule: '2016:700.3', player: divider, objects: first, secret: false });
  const word = yield* pickWord(play, chooser, '2016:700.3', env, 'pile', ['first', 'second']);
  play.record({ type: 'WordChosen', rule: '2016:700.3', player: chooser, word, secret: false });
  const [chosen, other] = word === 'first' ? [first, second] : [second, first];
  context.env = bound(bound(env, instruction.chosen, didTo(chosen)), instruction.other, didTo(other));
  return didTo(chosen, true);
};
