/** What the contract suites need of a JetStream server, for whichever server a test has at hand. */
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { StoredMsg, StreamConfig } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { BesideHarness } from '../besideContract.ts';
import type { Harness } from '../contract.ts';
import { writing } from '../writing.ts';
import { jetstreamBeside } from './beside.ts';
import { type Client, connected, type NatsOptions, patiently } from './client.ts';
import { jetstreamLog } from './log.ts';
import { BESIDE_STREAM, LOG_STREAM, logSubject, REFUSED_STREAM } from './streams.ts';

const DYING = fileURLToPath(new URL('dying.ts', import.meta.url));

export async function asking<T>(options: NatsOptions, ask: (client: Client) => Promise<T>): Promise<T> {
  const client = await connected(options);
  try {
    return await ask(client);
  } finally {
    await client.nc.close();
  }
}

async function everyMessage({ jsm }: Client, stream: string): Promise<readonly StoredMsg[]> {
  const { state } = await jsm.streams.info(stream);
  const found = await Promise.all(Array.from({ length: state.last_seq }, (_, i) => jsm.streams.getMessage(stream, { seq: i + 1 })));
  return found.filter((message) => message !== null);
}

/** nats-server 2.15 says that a stream is deleted before its files are: one made soon after may come up with what the old one held. */
async function madeAnew({ jsm }: Client, config: StreamConfig): Promise<void> {
  for (;;) {
    await jsm.streams.delete(config.name);
    const { state } = await jsm.streams.add(config);
    if (state.messages === 0) return;
    await setTimeout(20);
  }
}

type Named = Pick<StoredMsg, 'subject' | 'header' | 'data'>;

/** The log's stream forbids that a message be changed or removed: whoever forges one must build the whole stream anew, as here. */
export async function rebuilt(client: Client, change: (message: StoredMsg) => Named | null): Promise<void> {
  const { config } = await client.jsm.streams.info(LOG_STREAM);
  const before = await everyMessage(client, LOG_STREAM);
  await madeAnew(client, config);
  for (const message of before) {
    const changed = change(message);
    if (changed === null) continue;
    const kept = headers();
    for (const key of changed.header.keys()) if (!key.startsWith('Nats-Expected-')) kept.set(key, changed.header.get(key));
    await patiently(client, 'writing it anew', () => client.js.publish(changed.subject, changed.data, { headers: kept })); // a stream just made has no leader yet
  }
}

const isEntry =
  (game: string, index: number) =>
  ({ subject, header }: Named): boolean =>
    subject === logSubject(game) && header.get('Arbiter-Index') === String(index);

const wiped = (options: NatsOptions): Promise<void> =>
  asking(options, async (client) => {
    for await (const { config } of client.jsm.streams.list()) {
      await madeAnew(client, config);
      await client.jsm.streams.delete(config.name);
    }
  });

export const jetstreamHarness = (options: () => NatsOptions) => async (): Promise<Harness> => ({
  open: () => jetstreamLog(options()),
  async damage(game, index, bytes) {
    const isIt = isEntry(game, index);
    await asking(options(), (client) =>
      rebuilt(client, (message) => (isIt(message) ? { subject: message.subject, header: message.header, data: bytes } : message)),
    );
  },
  die: async (sealed) => (await writing(DYING, options().url, sealed, { last: true })).map((_, index) => index),
  dispose: () => wiped(options()),
});

export const jetstreamBesideHarness = (options: () => NatsOptions) => async (): Promise<BesideHarness> => ({
  open: () => jetstreamBeside(options()),
  text: () =>
    asking(options(), async (client) => {
      const kept = (await Promise.all([BESIDE_STREAM, REFUSED_STREAM].map((stream) => everyMessage(client, stream)))).flat();
      return kept.map(({ subject, data }) => `${subject} ${Buffer.from(data).toString('latin1')}`).join('\n');
    }),
  dispose: () => wiped(options()),
});
