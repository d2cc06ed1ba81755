export type { Bot } from './bot.ts';
export { heuristicBot } from './heuristic/index.ts';
export { randomBot, seeded } from './random.ts';
