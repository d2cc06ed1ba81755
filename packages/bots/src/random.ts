import { type Answer, type Decision, type Random, sample } from '@arbiter/schema';
import type { Bot } from './bot.ts';

/**
 * A small, fast generator for players and tests (SFC32 by Chris Doty-Humphrey; PractRand-tested): the same seed, the same choices.
 * Never for shuffles: those are the game's own chance.
 */
export const seeded = (seed: number): Random => {
  let [a, b, c, counter] = [seed >>> 0, 0x9e3779b9, 0x243f6a88, 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return { below: (n) => Math.floor((next() / 2 ** 32) * n) };
};

/** Uniform over the answer classes of each question; every attacker, blocker and "may" a fair coin; never yields, withdraws or concedes. It looks at nothing else. */
export const randomBot = (random: Random) => ({ choose: (decision: Decision): Answer => sample(decision, random) }) satisfies Bot;
