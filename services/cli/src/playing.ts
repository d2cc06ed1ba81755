import { randomBytes } from 'node:crypto';
import type { Bot } from '@arbiter/bots';
import type { Game } from '@arbiter/schema';
import type { Host, Reply, WantedGame } from '@arbiter/table';

export interface Played {
  readonly game: string;
  readonly actions: number;
  readonly final: Game;
}

const doneOr = (reply: Reply, what: string): Extract<Reply, { reply: 'done' }> => {
  if (reply.reply === 'done') return reply;
  throw new Error(`${what}: ${JSON.stringify(reply)}`);
};

/** Plays one whole game with a bot in every seat; each action goes through the table like anyone's. */
export const playGame = async (host: Host, wanted: WantedGame, bots: Readonly<Record<string, Bot>>): Promise<Played> => {
  const created = doneOr(await host.create(randomBytes(8).toString('hex'), wanted), 'create');
  const { game } = created.entry;
  const table = host.table(game);
  for (let actions = 1; ; actions++) {
    const seen = await table.look();
    if (!seen || 'reason' in seen) throw new Error(`game ${game}: ${seen ? seen.reason : 'gone'}`);
    const { decision } = seen;
    if (!decision) return { game, actions, final: seen.game };
    const bot = bots[decision.seat];
    if (!bot) throw new Error(`nobody plays for ${decision.seat}`);
    doneOr(
      await table.take({ kind: 'answer', actionId: `${actions}`, seat: decision.seat, decision: seen.head.index, answer: bot.choose(decision) }),
      `${game}, action ${actions}, ${decision.kind}`,
    );
  }
};
