import { randomBytes } from 'node:crypto';
import type { Bot } from '@arbiter/bots';
import type { Game } from '@arbiter/schema';
import type { Host, Reply, WantedGame } from '@arbiter/table';
import { seenBy } from './seen.ts';

export interface Played {
  readonly game: string;
  readonly actions: number;
  /** The game when it was over, or why it did not get there. */
  readonly end: Game | { readonly stopped: string };
}

const failureOf = (reply: Reply): string | null => (reply.reply === 'done' ? null : JSON.stringify(reply));

/** Plays one whole game with a bot in every seat; each action goes through the table like anyone's. */
export const playGame = async (host: Host, wanted: WantedGame, bots: Readonly<Record<string, Bot>>): Promise<Played> => {
  const created = await host.create(randomBytes(8).toString('hex'), wanted);
  if (created.reply !== 'done') throw new Error(`create: ${failureOf(created)}`);
  const { game } = created.entry;
  const table = host.table(game);
  for (let actions = 1; ; actions++) {
    const stop = (why: string): Played => ({ game, actions, end: { stopped: why } });
    const seen = await table.look();
    if (!seen || 'reason' in seen) return stop(seen?.reason ?? 'gone');
    const { decision } = seen;
    if (!decision) return { game, actions, end: seen.game };
    const bot = bots[decision.seat];
    if (!bot) return stop(`nobody plays for ${decision.seat}`);
    const failure = failureOf(
      await table.take({
        kind: 'answer',
        actionId: `${actions}`,
        seat: decision.seat,
        decision: seen.head.index,
        answer: bot.choose(decision, seenBy(seen.game, decision.seat)),
      }),
    );
    if (failure) return stop(`${decision.kind}: ${failure}`);
  }
};
