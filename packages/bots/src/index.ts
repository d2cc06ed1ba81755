export { type Bot, randomBot, seeded } from './random.ts';
