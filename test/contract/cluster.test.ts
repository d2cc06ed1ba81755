import { setTimeout } from 'node:timers/promises';
import { seeded } from '@arbiter/bots';
import { type GameLog, jetstreamLog, type Stored, type Unreadable } from '@arbiter/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleGameId } from '../../packages/log/src/samples.ts';
import { needs } from '../support/needs.ts';
import { type NatsCluster, natsCluster } from '../support/nats/cluster.ts';
import { newerServer } from '../support/nats/programs.ts';
import { type Proxy, proxyTo } from '../support/nats/proxy.ts';
import { runs, seedsOf } from '../support/runs.ts';
import { faults } from './cluster/faults.ts';
import { type Account, writing } from './cluster/writers.ts';

const REPLICAS = 3;
const GAMES = 3;
/** Two through a server of the cluster that they reach by a proxy, two that know all servers. */
const WRITERS = 4;
/** How soon every game must go on after a fault came, whatever it is. */
const GOES_ON_MS = 15_000;

type Seen = readonly (Stored | Unreadable)[];

const readAll = async (log: GameLog, game: string): Promise<readonly Stored[]> => {
  const found: Stored[] = [];
  for await (const stored of log.read(game)) found.push(stored);
  return found;
};

/** Dense, each on the one before, and nothing that was acknowledged is missing or other than it was. */
function holds(game: string, entries: readonly Stored[], { acknowledged }: Account): void {
  expect(entries.map(({ index }) => index)).toEqual(entries.map((_, i) => i));
  for (const [i, { entry }] of entries.entries()) if (i > 0) expect(entry.prevHash, `entry ${i} of ${game}`).toBe(entries[i - 1]?.entry.hash);
  expect(new Set(entries.map(({ entry }) => entry.action.actionId)).size, 'an action twice').toBe(entries.length);
  const told = acknowledged.filter((one) => one.game === game);
  for (const { index, hash, writer } of told) expect(entries[index]?.entry.hash, `entry ${index} of ${game}, acknowledged to ${writer}`).toBe(hash);
  expect(new Set(told.map(({ index }) => index)).size, 'a place acknowledged to two').toBe(told.length);
  expect(entries.length - told.length, 'stored, and nobody was told').toBe(0);
}

/** The longest time after `from` that one of the games stood still. */
const longestPause = (games: readonly string[], { acknowledged }: Account, from: number, to: number): number =>
  Math.max(
    ...games.map((game) => {
      const times = acknowledged.filter((one) => one.game === game && one.at > from).map(({ at }) => at);
      return Math.max(...[...times, to].map((at, i, all) => at - (all[i - 1] ?? from)));
    }),
  );

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

    const followed = async (log: GameLog, after: number, signal: AbortSignal): Promise<Seen> => {
      const seen: (Stored | Unreadable)[] = [];
      for await (const item of log.follow(after, signal)) seen.push(item);
      return seen;
    };

    /** Writers at work while one fault comes and goes. */
    const during = async (fault: string, seed: number): Promise<string> => {
      const random = seeded(seed);
      const through = proxies.map(({ url }) => url).join(',');
      const logs = await Promise.all(
        Array.from({ length: WRITERS }, (_, i) => jetstreamLog({ url: i % 2 === 0 ? cluster.url : through, replicas: REPLICAS })),
      );
      const games = Array.from({ length: GAMES }, sampleGameId);
      const account: Account = { acknowledged: [], unconfirmed: 0, conflicts: 0 };
      const [stop, stopFollowing] = [new AbortController(), new AbortController()];
      const following = followed(logs[0] as GameLog, await (logs[0] as GameLog).newest(), stopFollowing.signal);
      const work = logs.flatMap((log, i) => games.filter((_, at) => (at + i) % 2 === 0 || at === 0).map((game) => writing(log, game, `${i}`, account, stop.signal)));
      await setTimeout(500);
      const began = performance.now();
      await faults[fault]?.({ cluster, proxies, random });
      await setTimeout(2500);
      const pause = longestPause(games, account, began, performance.now());
      stop.abort();
      await Promise.all(work);
      for (const node of cluster.nodes) {
        const fresh = await jetstreamLog({ url: node.url, replicas: REPLICAS });
        for (const game of games) holds(game, await readAll(fresh, game), account);
        await fresh.close();
      }
      const total = account.acknowledged.length;
      await expect.poll(async () => (await (logs[0] as GameLog).newest()) >= total).toBe(true);
      await setTimeout(500);
      stopFollowing.abort();
      const seen = (await following).filter(({ game }) => games.includes(game));
      for (const game of games) expect(seen.filter((item) => item.game === game).map(({ index }) => index)).toEqual([...Array(account.acknowledged.filter((one) => one.game === game).length).keys()]);
      for (const log of logs) await log.close();
      expect(pause, `a game stood still for ${pause} ms`).toBeLessThan(GOES_ON_MS);
      return `${total} entries acknowledged, ${account.conflicts} conflicts, ${account.unconfirmed} unconfirmed, the longest pause ${Math.round(pause)} ms`;
    };

    for (const fault of Object.keys(faults)) {
      it(`loses nothing, forks nothing and goes on when ${fault}`, async ({ task }) => {
        const [first] = seedsOf(1) as [number];
        task.meta.seed = first;
        for (let run = 0; run < runs(1); run++) console.log(`${fault}: ${await during(fault, first + run)}`);
      }, 3_600_000);
    }
  });
});
