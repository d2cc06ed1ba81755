import { DiscardPolicy, RetentionPolicy, StorageType, StoreCompression, type StreamConfig } from '@nats-io/jetstream';
import { afterEach, describe, expect, it } from 'vitest';
import { type NatsProgram, newerServer, olderServer } from '../../../../test/support/nats/programs.ts';
import { proxyTo } from '../../../../test/support/nats/proxy.ts';
import { type NatsProcess, natsProcess } from '../../../../test/support/nats/server.ts';
import { needs } from '../../../../test/support/needs.ts';
import { jetstreamBeside } from './beside.ts';
import { asking } from './harness.ts';
import { jetstreamLog } from './log.ts';
import { BESIDE_STREAM, LOG_STREAM, logConfig, logFaults, PROBE_STREAM } from './streams.ts';

let server: NatsProcess | null = null;
afterEach(async () => {
  await server?.dispose();
  server = null;
});

const started = async (program: NatsProgram, config?: string): Promise<NatsProcess> => {
  server = await natsProcess({ program, ...(config === undefined ? {} : { config }) });
  return server;
};
const refused = (words: string) => ({ _tag: 'UnsafeStorage', message: expect.stringContaining(words) });
const warningsOf = async (url: string, replicas = 1): Promise<readonly string[]> => {
  const log = await jetstreamLog({ url, replicas });
  await log.close();
  return log.warnings;
};

describe('the self-test at start-up', () => {
  needs('nats-server 2.9', olderServer(), (program) => {
    it('warns of a server that cannot flush before it acknowledges', async () => {
      const { url } = await started(program);
      expect(await warningsOf(url)).toEqual([expect.stringContaining('a power cut may take acknowledged entries')]);
    });

    it('refuses replicas on a server that compares before it replicates', async () => {
      const { url } = await started(program);
      await expect(jetstreamLog({ url, replicas: 3 })).rejects.toMatchObject(refused('3 replicas need 2.11 or newer'));
      expect(await asking({ url }, async ({ jsm }) => (await jsm.streams.list().next()).length)).toBe(0);
    });
  });

  needs('nats-server 2.11 or newer', newerServer(), (program) => {
    it('has nothing to say of a sound server, the first time and later', async () => {
      const { url } = await started(program, 'include durable.conf');
      expect(await warningsOf(url)).toEqual([]);
      expect(await warningsOf(url)).toEqual([]);
    });

    it('warns of a stream with other replicas than were asked for', async () => {
      const { url } = await started(program);
      await warningsOf(url);
      expect(await warningsOf(url, 3)).toEqual([expect.stringContaining('has 1 replica, where 3 were asked for')]);
    });

    it('makes the streams as they must be', async () => {
      const { url } = await started(program);
      await warningsOf(url);
      await (await jetstreamBeside({ url })).close();
      const config = await asking({ url }, async ({ jsm }) => (await jsm.streams.info(LOG_STREAM)).config);
      expect(config).toMatchObject({ storage: 'file', discard: 'new', deny_delete: true, deny_purge: true, max_msg_size: 1_048_576, allow_direct: false });
      expect(logFaults(config)).toEqual([]);
    });

    it('refuses a server without JetStream, and one that takes no large messages', async () => {
      await expect(jetstreamLog({ url: (await started(program, 'max_payload: 1MB')).url })).rejects.toMatchObject(refused('JetStream is not enabled on it'));
      await server?.dispose();
      const { url } = await started(program, 'jetstream {}\nmax_payload: 64KB');
      await expect(jetstreamLog({ url })).rejects.toMatchObject(refused('max_payload is 65536; at least 904096 bytes'));
    });

    it('refuses a server that does not compare, whatever it calls itself', async () => {
      const { port } = await started(program);
      const expectation = 'Nats-Expected-Last-Subject-Sequence';
      const proxy = await proxyTo(port, (chunk) => Buffer.from(chunk.toString('latin1').replaceAll(expectation, 'x'.repeat(expectation.length)), 'latin1'));
      await expect(jetstreamLog({ url: proxy.url })).rejects.toMatchObject(refused('let 8 do so, not one'));
      await proxy.dispose();
    });

    it('refuses a server that does not know a message again', async () => {
      const { port } = await started(program);
      const proxy = await proxyTo(port, (chunk) => Buffer.from(chunk.toString('latin1').replaceAll('Nats-Msg-Id', 'x'.repeat(11)), 'latin1'));
      await expect(jetstreamLog({ url: proxy.url })).rejects.toMatchObject(refused('does not know the id of a message again'));
      await proxy.dispose();
    });

    const unsafe: readonly (readonly [Partial<StreamConfig>, string])[] = [
      [{ storage: StorageType.Memory }, 'storage must be "file"'],
      [{ retention: RetentionPolicy.Interest }, 'retention must be "limits"'],
      [{ discard: DiscardPolicy.Old }, 'discard must be "new"'],
      [{ deny_delete: false }, 'deny_delete must be on'],
      [{ deny_purge: false }, 'deny_purge must be on'],
      [{ deny_purge: false, allow_rollup_hdrs: true }, 'allow_rollup_hdrs must be off'],
      [{ max_age: 3_600_000_000_000 }, 'max_age must be 0'],
      [{ max_msgs_per_subject: 100 }, 'max_msgs_per_subject must be unlimited'],
      [{ max_msg_size: 1000 }, 'max_msg_size must be at least'],
      [{ compression: StoreCompression.S2 }, 'compression must be off'],
      [{ subjects: ['arbiter.v1.log.>'] }, 'subjects must be'],
      [{ no_ack: true }, 'no_ack must be off'],
      [{ allow_msg_ttl: true }, 'allow_msg_ttl must be off'],
    ];
    it('refuses to write to a stream that would not keep it, and names every fault', async () => {
      const { url } = await started(program);
      for (const [config, words] of unsafe) {
        await asking({ url }, ({ jsm }) => jsm.streams.add({ ...logConfig(1), ...config }));
        await expect(jetstreamLog({ url }), words).rejects.toMatchObject(refused(words));
        await asking({ url }, ({ jsm }) => jsm.streams.delete(LOG_STREAM));
      }
      await asking({ url }, ({ jsm }) => jsm.streams.add({ name: LOG_STREAM, subjects: ['arbiter.v1.log.*'], storage: StorageType.Memory }));
      const faults = ['storage', 'discard', 'deny_delete', 'deny_purge'].map((field) => expect.stringContaining(`stream ${LOG_STREAM}: ${field} must be`));
      await expect(jetstreamLog({ url })).rejects.toMatchObject({ _tag: 'UnsafeStorage', faults });
    });

    it('refuses a bucket that forgets', async () => {
      const { url } = await started(program);
      await asking({ url }, ({ jsm }) => jsm.streams.add({ name: BESIDE_STREAM, subjects: ['$KV.ARBITER_BESIDE.>'], max_age: 3_600_000_000_000 }));
      await expect(jetstreamBeside({ url })).rejects.toMatchObject(refused(`stream ${BESIDE_STREAM}: max_age must be 0`));
    });

    it('keeps its probes for a minute only', async () => {
      const { url } = await started(program);
      await warningsOf(url);
      expect(await asking({ url }, async ({ jsm }) => (await jsm.streams.info(PROBE_STREAM)).config.max_age)).toBe(60_000_000_000);
    });
  });
});
