import { setTimeout } from 'node:timers/promises';
import type { Random } from '@arbiter/schema';
import type { NatsCluster } from '../../support/nats/cluster.ts';
import type { Proxy } from '../../support/nats/proxy.ts';
import type { NatsProcess } from '../../support/nats/server.ts';

export interface Place {
  readonly cluster: NatsCluster;
  /** Between one of the writers and its server. */
  readonly proxies: readonly Proxy[];
  readonly random: Random;
}

/** How long a fault lasts. Longer than an election, so that the others go on without the one. */
const LASTS_MS = 5000;
const LOG_STREAM = 'ARBITER_LOG';

const anyOf = <T>(random: Random, of: readonly T[]): T => of[random.below(of.length)] as T;

async function killed(node: NatsProcess): Promise<void> {
  await node.kill();
  await setTimeout(LASTS_MS);
  await node.start();
}

async function allKilled({ cluster }: Place): Promise<void> {
  await Promise.all(cluster.nodes.map((node) => node.kill()));
  await Promise.all(cluster.nodes.map((node) => node.start()));
}

async function paused(node: NatsProcess): Promise<void> {
  node.pause();
  await setTimeout(LASTS_MS);
  node.resume();
}

const leading = async ({ cluster, random }: Place): Promise<NatsProcess> => (await cluster.leaderOf(LOG_STREAM)) ?? anyOf(random, cluster.nodes);

/** Half a dozen times in a row, each in the middle of whatever is being said. */
async function deafened({ proxies, random }: Place): Promise<void> {
  for (let times = 0; times < 6; times++) {
    const proxy = anyOf(random, proxies);
    proxy.deaf(true);
    await setTimeout(20 + random.below(400));
    proxy.deaf(false);
    await setTimeout(300);
  }
}

/** Each comes and is over again. */
export const faults = {
  'the leader is killed': async (place) => killed(await leading(place)),
  'a server is killed': ({ cluster, random }) => killed(anyOf(random, cluster.nodes)),
  'all servers are killed at once': allKilled,
  'the leader stands still': async (place) => paused(await leading(place)),
  'a server stands still': ({ cluster, random }) => paused(anyOf(random, cluster.nodes)),
  'acknowledgements are lost': deafened,
} satisfies Readonly<Record<string, (place: Place) => Promise<void>>>;
export type Fault = keyof typeof faults;
