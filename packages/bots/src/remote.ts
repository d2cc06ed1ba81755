import { type Choose, type GameClient, Refused } from '@arbiter/client';
import { type Random, sample } from '@arbiter/schema';
import type { Bot } from './bot.ts';

const isIllegal = (error: unknown): boolean => error instanceof Refused && error.problem.code === 'illegal-answer';

/**
 * Plays the seat whose token `game` holds, on whichever service it speaks to, until the game is over or its signal ends it. The bot is told what that seat is told.
 * Where the rules refuse what it chose (a payment may turn out not to go through), chance answers. Rejects as {@link GameClient.play} does.
 */
export async function playSeat(game: GameClient, bot: Bot, random: Random): Promise<void> {
  const refused = new Set<number>();
  let asked = -1;
  const choose: Choose = async (decision) => {
    asked = decision.id;
    if (refused.has(asked)) return sample(decision, random);
    const { view } = await game.view();
    return bot.choose(decision, () => view);
  };
  for (;;) {
    try {
      return await game.play(choose);
    } catch (error) {
      if (!isIllegal(error) || refused.has(asked)) throw error;
      refused.add(asked);
    }
  }
}
