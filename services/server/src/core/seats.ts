import { randomBytes } from 'node:crypto';
import type { JoinedGame, Seat } from '@arbiter/schema';
import { type Caller, denied } from './callers.ts';
import type { ServiceGround } from './ground.ts';
import { refuse } from './problem.ts';
import { past } from './viewing.ts';

/* Who sits where: tokens of seats made after the game was, taken away, and handed over. */

const TOKEN_BYTES = 32;
const freshToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Refuses whoever may not say who sits there, and seats that there are not. */
const assertMaySeat = async (ground: ServiceGround, caller: Caller, game: string, seat: Seat): Promise<void> => {
  if (caller.role !== 'platform' && caller.role !== 'judge') denied(caller);
  const { game: state } = await past(ground, game, 0);
  if (!state.players.some((player) => player.seat === seat)) refuse('unknown-seat');
};

/** What a seat needs to use the message bus, where there is one. */
export const admitted = async ({ admit }: ServiceGround, game: string, seat: Seat): Promise<Pick<JoinedGame, 'nats'>> =>
  admit ? { nats: await admit(game, seat) } : {};

type NewToken = Pick<JoinedGame, 'token' | 'nats'>;
/** A seat's tokens and invitations are no longer good; the new token is for whoever sits there now. */
export const newToken = async (ground: ServiceGround, caller: Caller, game: string, seat: Seat): Promise<NewToken> => {
  await assertMaySeat(ground, caller, game, seat);
  const token = freshToken();
  await ground.beside.reseat(game, seat, token);
  return { token, ...(await admitted(ground, game, seat)) };
};

/** What a link may carry in its fragment where a token must not: it is good once, for a token of that seat. */
export const invite = async (ground: ServiceGround, caller: Caller, game: string, seat: Seat): Promise<{ readonly invitation: string }> => {
  await assertMaySeat(ground, caller, game, seat);
  const invitation = freshToken();
  await ground.beside.grant(invitation, { game, role: 'invitation', seat });
  return { invitation };
};

/** Of two who come with one invitation, one is let in. */
export const join = async (ground: ServiceGround, game: string, invitation: string): Promise<JoinedGame> => {
  const token = freshToken();
  const seat = (await ground.beside.redeem(game, invitation, token)) ?? refuse('invitation-used');
  return { game, seat, token, ...(await admitted(ground, game, seat)) };
};
