import { cardsIn } from '../engine/game.ts';
import { players } from './acting.ts';
import { towardsTop } from './asking.ts';
import { nothing, type Proposer, simply } from './primitive.ts';
import { countOf } from './shares.ts';
import { movedAs } from './values.ts';

/** As many as asked for, or as there are (2016:609.3); those of one player at once, in the order he likes (2016:404.3). */
export const proposeMill: Proposer<'mill'> = function* (play, context, instruction) {
  const { env } = context;
  const amount = countOf(play, context, instruction.amount);
  const cards = players(play.look, env, instruction.who).flatMap((seat) => cardsIn(play.game, 'library', seat).slice(0, amount));
  if (cards.length === 0) return nothing;
  const order = yield* towardsTop(play, cards, 'graveyard');
  return {
    woulds: order.map((object) => ({ would: 'move', rule: '2016:610.1', by: env.source, player: env.controller, object, to: 'graveyard', cause: 'mill' })),
    value: (events) => ({ objects: movedAs(events, cards), number: cards.length, did: true }),
  };
};
export const mill = simply<'mill'>(proposeMill);
