import { setTimeout } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { NatsProgram } from './programs.ts';
import { freePorts, type NatsProcess, natsProcess } from './server.ts';

export interface NatsCluster {
  readonly nodes: readonly NatsProcess[];
  readonly names: readonly string[];
  /** All of them, as a client is told. */
  readonly url: string;
  /** Which node leads a stream, null while nobody does. */
  leaderOf(stream: string): Promise<NatsProcess | null>;
  dispose(): Promise<void>;
}

const NODES = 3;
const PATIENCE_MS = 30_000;

async function asked<T>(url: string, ask: (jsm: Awaited<ReturnType<typeof jetstreamManager>>) => Promise<T>): Promise<T> {
  const nc = await connect({ servers: url.split(','), reconnect: false, timeout: 2000 });
  try {
    return await ask(await jetstreamManager(nc, { timeout: 2000, checkAPI: false }));
  } finally {
    await nc.close();
  }
}

async function eventually<T>(what: string, ask: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + PATIENCE_MS; ; await setTimeout(100)) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > until) throw new Error(`${what}: not within ${PATIENCE_MS} ms`, { cause: error });
    }
  }
}

/** Three servers on this machine that keep every stream on all three. */
export async function natsCluster(program: NatsProgram): Promise<NatsCluster> {
  const ports = await freePorts(2 * NODES);
  const [clients, routes] = [ports.slice(0, NODES), ports.slice(NODES)];
  const names = clients.map((_, i) => `node-${i + 1}`);
  const configOf = (i: number) => `include base.conf
    server_name: ${names[i]}
    cluster { name: arbiter, listen: "127.0.0.1:${routes[i]}", routes: [${routes.map((port) => `"nats://127.0.0.1:${port}"`).join(', ')}] }`;
  const nodes = await Promise.all(clients.map((port, i) => natsProcess({ program, port, config: configOf(i) })));
  const url = nodes.map((node) => node.url).join(',');
  await eventually('a leader of the cluster', () => Promise.all(nodes.map((node) => asked(node.url, (jsm) => jsm.getAccountInfo()))));
  return {
    nodes,
    names,
    url,
    async leaderOf(stream) {
      const { cluster } = await eventually(`the leader of ${stream}`, () => asked(url, (jsm) => jsm.streams.info(stream)));
      return nodes[names.indexOf(cluster?.leader ?? '')] ?? null;
    },
    async dispose() {
      await Promise.all(nodes.map((node) => node.dispose()));
    },
  };
}
