export type { Bot } from './bot.ts';
export { heuristicBot } from './heuristic/index.ts';
export { botNamed } from './named.ts';
export { randomBot, seeded } from './random.ts';
