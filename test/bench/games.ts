import { randomBot, seeded } from '@arbiter/bots';
import { memoryBeside, memoryLog, type Storage } from '@arbiter/log';
import type { Decision } from '@arbiter/schema';
import { Host, type Table } from '@arbiter/table';
import { type Playing, setupFor } from '../support/games.ts';
import { groundOn } from '../support/ground.ts';

export const inMemory = (): Storage => ({ log: memoryLog(), beside: memoryBeside() });
/** A host that no game is put to sleep in. */
export const hostOn = (storage: Storage): Host => new Host({ ...groundOn(storage), awake: Number.MAX_SAFE_INTEGER });

export interface Seated {
  readonly table: Table;
  readonly bot: ReturnType<typeof randomBot>;
}
export type Played = Omit<Partial<Playing>, 'seed'>;
/** A new game, classic between two players unless something else is said, and a bot that plays every seat. */
export const seated = async (host: Host, seed: number, played: Played = {}): Promise<Seated> => {
  const setup = setupFor({ rules: 'classic', ...played, seed });
  const reply = await host.take(setup.game, { kind: 'create', actionId: 'create', setup });
  if (reply.reply !== 'done') throw new Error(JSON.stringify(reply));
  return { table: host.table(setup.game), bot: randomBot(seeded(seed)) };
};

export type Timed = (ms: number, decision: Decision, passed: boolean) => void;
/** Plays on until the game is over or so many actions were taken; returns how many were. */
export const playOn = async ({ table, bot }: Seated, most = Number.POSITIVE_INFINITY, timed?: Timed): Promise<number> => {
  for (let actions = 0; actions < most; actions++) {
    const seen = await table.look();
    if (seen === null || 'reason' in seen) throw new Error(`game ${table.game}: ${seen?.reason ?? 'gone'}`);
    const { decision, head } = seen;
    if (!decision) return actions;
    const answer = bot.choose(decision);
    const began = performance.now();
    const reply = await table.take({ kind: 'answer', actionId: `${head.index}`, seat: decision.seat, decision: head.index, answer });
    timed?.(performance.now() - began, decision, 'pass' in answer);
    if (reply.reply !== 'done') throw new Error(`game ${table.game}: ${JSON.stringify(reply)}`);
  }
  return most;
};
