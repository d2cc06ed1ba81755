import type { BotName, Random } from '@arbiter/schema';
import type { Bot } from './bot.ts';
import { heuristicBot } from './heuristic/index.ts';
import { randomBot } from './random.ts';

const makers: Readonly<Record<BotName, (random: Random) => Bot>> = { random: randomBot, heuristic: heuristicBot };
export const botNamed = (name: BotName, random: Random): Bot => makers[name](random);
