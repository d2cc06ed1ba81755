import { JetStreamApiCodes, JetStreamApiError, type StreamConfig, type StreamInfo } from '@nats-io/jetstream';
import { nuid, type ServerInfo } from '@nats-io/transport-node';
import { UnsafeStorage } from '../errors.ts';
import { MAX_ENTRY_BYTES } from '../port.ts';
import { type Client, isWrongSequence, patiently } from './client.ts';
import { newestOf } from './messages.ts';
import { EVERY_PROBE, HEADER_BYTES, logConfig, logFaults, PROBE_STREAM, probeConfig, probeSubject, type StreamWanted } from './streams.ts';

type Version = readonly [major: number, minor: number];

const versionIn = (text: string): Version => {
  const [, major = '0', minor = '0'] = /^(\d+)\.(\d+)/.exec(text) ?? [];
  return [Number(major), Number(minor)];
};
const isAtLeast = ([major, minor]: Version, [least, leastMinor]: Version): boolean => major > least || (major === least && minor >= leastMinor);

const OLDEST: Version = [2, 9];
/** The first that takes `sync_interval: always`. */
const SYNCS: Version = [2, 10];
/** Older ones compare the expected sequence before they replicate, so that two writers can both be right. */
const REPLICATES: Version = [2, 11];

function serverFaults({ version, jetstream, max_payload }: ServerInfo, replicas: number): string[] {
  const [is, most] = [versionIn(version), MAX_ENTRY_BYTES + HEADER_BYTES];
  return [
    ...(isAtLeast(is, OLDEST) ? [] : ['it must be 2.9 or newer']),
    ...(jetstream === true ? [] : ['JetStream is not enabled on it']),
    ...(max_payload >= most ? [] : [`max_payload is ${max_payload}; at least ${most} bytes must fit into a message`]),
    ...(replicas === 1 || isAtLeast(is, REPLICATES) ? [] : [`${replicas} replicas need 2.11 or newer`]),
  ];
}

function warningsOf({ version }: ServerInfo, config: StreamConfig, replicas: number): string[] {
  const { num_replicas: has } = config;
  return [
    ...(isAtLeast(versionIn(version), SYNCS)
      ? []
      : [
          `nats-server ${version} flushes what it has acknowledged up to two minutes later, and cannot be told otherwise: a power cut may take acknowledged entries; from 2.10 on there is "sync_interval: always"`,
        ]),
    ...(has === replicas ? [] : [`stream ${config.name} has ${has} ${has === 1 ? 'replica' : 'replicas'}, where ${replicas} were asked for`]),
  ];
}

/** The stream as it is there, or as it is made now. */
export async function ensured({ jsm, ...client }: Client, wanted: StreamWanted): Promise<StreamInfo> {
  const isAbsent = (error: unknown): boolean => error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound;
  const find = async (): Promise<StreamInfo> => {
    try {
      return await jsm.streams.info(wanted.name);
    } catch (error) {
      if (!isAbsent(error)) throw error;
      return await jsm.streams.add(wanted);
    }
  };
  return await patiently({ jsm, ...client }, `making stream ${wanted.name}`, find);
}

const RIVALS = 8;

/** Publishes below one subject of its own: the sequence if it was taken as new, else null. */
type Put = (last: number, id: string) => Promise<number | null>;

const puttingOn = (client: Client, subject: string): Put => {
  const name = nuid.next();
  return async (last, id) => {
    try {
      const { seq, duplicate } = await client.js.publish(subject, '', { msgID: `${name}-${id}`, expect: { lastSubjectSequence: last } });
      return duplicate ? null : seq;
    } catch (error) {
      if (isWrongSequence(error)) return null;
      throw error;
    }
  };
};

/** What the server really does with what the log relies on, whatever it calls itself. Null where all is well. */
async function probed(client: Client): Promise<string | null> {
  const subject = probeSubject(nuid.next()) ?? EVERY_PROBE;
  const put = puttingOn(client, subject);
  const first = await Promise.all(Array.from({ length: RIVALS }, (_, rival) => put(0, `rival-${rival}`)));
  const won = first.filter((seq) => seq !== null).length;
  if (won !== 1) return `of ${RIVALS} writers who each expected to write the first message of a subject it let ${won} do so, not one`;
  if ((await put(0, 'wrong')) !== null) return 'it does not compare Nats-Expected-Last-Subject-Sequence';
  const newest = await newestOf(client, PROBE_STREAM, subject);
  const right = await put(newest?.seq ?? 0, 'right');
  if (right === null) return 'it refuses a message whose expected sequence is right';
  return (await put(right, 'right')) === null ? null : 'it does not know the id of a message again';
}

export interface Prepared {
  readonly warnings: readonly string[];
}

/** Makes the log's stream if it is absent, and proves that the server keeps it as the log needs. Throws `UnsafeStorage`, `Unreachable`. */
export async function prepare(client: Client, replicas: number): Promise<Prepared> {
  const info = client.nc.info as ServerInfo;
  const where = `nats-server ${info.version}`;
  const refuse = (faults: readonly string[]): void => {
    if (faults.length > 0) throw new UnsafeStorage(where, faults);
  };
  refuse(serverFaults(info, replicas));
  const { config } = await ensured(client, logConfig(replicas));
  refuse([...logFaults(config), ...serverFaults(info, config.num_replicas)]);
  await ensured(client, probeConfig(config.num_replicas));
  const fault = await patiently(client, 'probing the server', () => probed(client));
  refuse(fault === null ? [] : [fault]);
  return { warnings: warningsOf(info, config, replicas) };
}
