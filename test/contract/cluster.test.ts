import { setTimeout } from 'node:timers/promises';
import { seeded } from '@arbiter/bots';
import type { GameLog } from '@arbiter/log';
import { jetstreamLog } from '@arbiter/log/jetstream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleGameId } from '../../packages/log/src/samples.ts';
import { type NatsCluster, natsCluster } from '../support/nats/cluster.ts';
import { newerServer } from '../support/nats/programs.ts';
import { type Proxy, proxyTo } from '../support/nats/proxy.ts';
import { needs } from '../support/needs.ts';
import { runs, seedsOf } from '../support/runs.ts';
import { type Fault, faults } from './cluster/faults.ts';
import { holds, longestPause, readAll } from './cluster/judging.ts';
import { type Account, writing } from './cluster/writers.ts';

const GAMES = 3;
/** Every other one reaches the servers by proxies. */
const WRITERS = 4;
/** How soon every game must go on, whatever the fault. */
const GOES_ON_MS = 15_000;
/** Before the fault, and after it is over. */
const QUIET_MS = 1500;

/** What a follower has been shown of some games, and how far it has come. */
interface Following {
  readonly seen: ReadonlyMap<string, readonly number[]>;
  readonly position: () => number;
  readonly end: Promise<void>;
}
const following = (log: GameLog, after: number, games: readonly string[], signal: AbortSignal): Following => {
  const seen = new Map<string, number[]>(games.map((game) => [game, []]));
  let reached = after;
  const follow = async (): Promise<void> => {
    for await (const { game, index, position } of log.follow(after, signal)) {
      seen.get(game)?.push(index);
      reached = position;
    }
  };
  return { seen, position: () => reached, end: follow() };
};

needs('nats-server 2.11 or newer', newerServer(), (program) => {
  describe('a log on three servers', () => {
    let cluster: NatsCluster;
    let proxies: readonly Proxy[];
    beforeAll(async () => {
      cluster = await natsCluster(program);
      proxies = await Promise.all(cluster.nodes.map(({ port }) => proxyTo(port)));
    });
    afterAll(async () => {
      for (const proxy of proxies) await proxy.dispose();
      await cluster.dispose();
    });

    const opened = (url: string): Promise<GameLog> => jetstreamLog({ url, replicas: cluster.nodes.length });
    const byProxies = (): string => proxies.map(({ url }) => url).join(',');

    /** Two writers or more for every game; returns the longest pause of a game. */
    const written = async (logs: readonly GameLog[], games: readonly string[], account: Account, fault: () => Promise<void>): Promise<number> => {
      const stop = new AbortController();
      const work = logs.flatMap((log, i) => games.map((game) => writing(log, game, `writer-${i}`, account, stop.signal)));
      await setTimeout(QUIET_MS);
      const began = performance.now();
      await fault();
      await setTimeout(QUIET_MS);
      stop.abort();
      await Promise.all(work);
      return longestPause(games, account, began, performance.now());
    };

    /** Whichever server one asks. */
    const allHold = async (games: readonly string[], account: Account): Promise<void> => {
      for (const { url } of cluster.nodes) {
        const log = await opened(url);
        for (const game of games) holds(game, await readAll(log, game), account);
        await log.close();
      }
    };

    const survives = async (fault: Fault, seed: number): Promise<string> => {
      const games = Array.from({ length: GAMES }, sampleGameId);
      const account: Account = { acknowledged: [], unconfirmed: 0, conflicts: 0 };
      const logs = await Promise.all(Array.from({ length: WRITERS }, (_, i) => opened(i % 2 === 0 ? cluster.url : byProxies())));
      const follower = logs[0] as GameLog;
      const leaving = new AbortController();
      const follows = following(follower, await follower.newest(), games, leaving.signal);
      const pause = await written(logs, games, account, () => faults[fault]({ cluster, proxies, random: seeded(seed) }));
      await allHold(games, account);
      const newest = await follower.newest();
      await vi.waitUntil(() => follows.position() >= newest, { timeout: GOES_ON_MS });
      leaving.abort();
      await follows.end;
      for (const [game, indices] of follows.seen) expect(indices, `followed ${game}`).toEqual([...(await readAll(follower, game)).keys()]);
      for (const log of logs) await log.close();
      expect(pause, `a game stood still for ${pause} ms`).toBeLessThan(GOES_ON_MS);
      return `${account.acknowledged.length} acknowledged, ${account.conflicts} conflicts, ${account.unconfirmed} unconfirmed, the longest pause ${pause} ms`;
    };

    for (const fault of Object.keys(faults) as Fault[]) {
      it(`loses nothing, forks nothing and goes on when ${fault}`, async ({ task }) => {
        const [seed] = seedsOf(1) as [number];
        task.meta.seed = seed;
        for (let run = 0; run < runs(1); run++) console.log(`${fault}: ${await survives(fault, seed + run)}`);
      }, 3_600_000);
    }
  });
});
