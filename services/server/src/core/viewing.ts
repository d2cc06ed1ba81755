import type { Quarantine } from '@arbiter/log';
import { decisionOf, maskDecision, seenGame, wake } from '@arbiter/rules';
import type { Decision, DecisionView, Entry, Game, GameView, HeadOf, ViewedDecision } from '@arbiter/schema';
import { type Caller, viewerOf } from './callers.ts';
import type { ServiceGround } from './ground.ts';
import { refuse } from './problem.ts';

interface Live {
  readonly game: Game;
  readonly decision: Decision | null;
  readonly head: HeadOf;
}
const isStill = (found: Live | Quarantine): found is Quarantine => 'reason' in found;

/** A game that there is not gets no table: it would put one that there is to sleep. */
const live = async (ground: ServiceGround, game: string): Promise<Live> => {
  const { host } = ground;
  if (!host.has(game)) await headOf(ground, game);
  const found = await host.table(game).look();
  if (!found) return refuse('no-such-game');
  return isStill(found) ? refuse('quarantined', { head: found.head }) : found;
};

/** The entry at `index` with the game after it. Works for a game that stands still, too. */
export const past = async (
  { history }: Pick<ServiceGround, 'history'>,
  game: string,
  index: number,
): Promise<{ readonly game: Game; readonly entry: Entry }> => {
  const found = await history.at(game, index);
  if (found) return found;
  return refuse((await history.head(game)) ? 'no-such-entry' : 'no-such-game');
};

export const viewOf = async (ground: ServiceGround, caller: Caller, game: string, at: number | null): Promise<GameView> => {
  const index = at ?? (await headOf(ground, game)).index;
  const found = await past(ground, game, index);
  return { head: { index, hash: found.entry.hash }, at: found.entry.at, view: seenGame(found.game, viewerOf(caller)) };
};
export const headOf = async ({ history }: Pick<ServiceGround, 'history'>, game: string): Promise<HeadOf> =>
  (await history.head(game)) ?? refuse('no-such-game');

export const isOver = async (ground: ServiceGround, game: string): Promise<boolean> => {
  const { index } = await headOf(ground, game);
  return (await past(ground, game, index)).game.result !== null;
};

const seen = (caller: Caller, decision: Decision | null, head: HeadOf): DecisionView => {
  if (!decision) return { head, decision, awaited: null };
  const shown = maskDecision(decision, viewerOf(caller));
  const awaited = { seat: decision.seat, kind: decision.kind, cite: decision.space.cite };
  return { head, decision: 'space' in shown ? ({ id: head.index, ...shown } as ViewedDecision) : null, awaited };
};

/** Where a game stood after an entry, as everyone may know. */
export const standing = ({ index, hash, then: { awaited } }: Entry): Pick<DecisionView, 'head' | 'awaited'> => ({
  head: { index, hash },
  awaited: awaited && { seat: awaited.seat, kind: awaited.kind, cite: awaited.cite },
});

/** Who only looks on learns who is asked, as the log says: that wakes no game, nor puts another to sleep. */
const awaitedNow = async (ground: ServiceGround, game: string): Promise<DecisionView> => {
  const still = await ground.beside.quarantineOf(game);
  if (still) return refuse('quarantined', { head: still.head });
  const { entry } = await past(ground, game, (await headOf(ground, game)).index);
  return { ...standing(entry), decision: null };
};

export const decisionNow = async (ground: ServiceGround, caller: Caller, game: string): Promise<DecisionView> => {
  if (viewerOf(caller) === 'public') return awaitedNow(ground, game);
  const { decision, head } = await live(ground, game);
  return seen(caller, decision, head);
};

/** Options are computed anew, so only by the rules that put the question. */
const decisionThen = async (ground: ServiceGround, caller: Caller, game: string, at: number): Promise<DecisionView> => {
  const { entry } = await past(ground, game, at);
  const head = { index: at, hash: entry.hash };
  if (!entry.then.awaited) return seen(caller, null, head);
  if (entry.engine !== ground.engine) return refuse('engine-changed', { head });
  return seen(caller, decisionOf(wake(await ground.history.entriesTo(game, at), ground.keysOf(game).seed)), head);
};

export const decisionAt = (ground: ServiceGround, caller: Caller, game: string, at: number | null): Promise<DecisionView> =>
  at === null ? decisionNow(ground, caller, game) : decisionThen(ground, caller, game, at);
