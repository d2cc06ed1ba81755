import { DiscardPolicy, PersistMode, RetentionPolicy, StorageType, StoreCompression, type StreamConfig } from '@nats-io/jetstream';
import { REFUSED_A_GAME } from '../beside.ts';
import { MAX_ENTRY_BYTES } from '../port.ts';

/** What NATS takes for one message, headers included, and room for ours. */
const MAX_MESSAGE_BYTES = 1_048_576;
export const HEADER_BYTES = 4096;

export const LOG_STREAM = 'ARBITER_LOG';
export const REFUSED_STREAM = 'ARBITER_REFUSED';
export const PROBE_STREAM = 'ARBITER_PROBE';
export const BESIDE_BUCKET = 'ARBITER_BESIDE';
export const BESIDE_STREAM = `KV_${BESIDE_BUCKET}`;

export const EVERY_LOG = 'arbiter.v1.log.*';
const EVERY_REFUSED = 'arbiter.v1.refused.*';
export const EVERY_PROBE = 'arbiter.v1.probe.*';

const isToken = (game: string): boolean => /^[A-Za-z0-9_-]+$/.test(game);
/** Null for what can be no game's id: a dot or a wildcard in it would speak of other games. */
const subjectIn =
  (every: string) =>
  (game: string): string | null =>
    isToken(game) ? every.replace('*', game) : null;
export const logSubject = subjectIn(EVERY_LOG);
export const refusedSubject = subjectIn(EVERY_REFUSED);
export const probeSubject = subjectIn(EVERY_PROBE);
export const gameIn = (subject: string): string => subject.slice(subject.lastIndexOf('.') + 1);

export type StreamWanted = Partial<StreamConfig> & Pick<StreamConfig, 'name' | 'subjects'>;

const kept = { retention: RetentionPolicy.Limits, storage: StorageType.File, max_msg_size: MAX_MESSAGE_BYTES } as const;

export const logConfig = (replicas: number): StreamWanted => ({
  ...kept,
  name: LOG_STREAM,
  subjects: [EVERY_LOG],
  discard: DiscardPolicy.New,
  deny_delete: true,
  deny_purge: true,
  num_replicas: replicas,
});

/** The server itself drops what is older than a game's newest thousand. */
export const refusedConfig = (replicas: number): StreamWanted => ({
  ...kept,
  name: REFUSED_STREAM,
  subjects: [EVERY_REFUSED],
  discard: DiscardPolicy.Old,
  max_msgs_per_subject: REFUSED_A_GAME,
  num_replicas: replicas,
});

const MINUTE_NS = 60_000_000_000;
export const probeConfig = (replicas: number): StreamWanted => ({
  ...kept,
  name: PROBE_STREAM,
  subjects: [EVERY_PROBE],
  discard: DiscardPolicy.Old,
  max_age: MINUTE_NS,
  duplicate_window: MINUTE_NS,
  num_replicas: replicas,
});

type Requirement = readonly [holds: (config: StreamConfig) => boolean, fault: string];

const unlimited = (limit: number | undefined): boolean => limit === undefined || limit <= 0;

/** What is kept must stay: of every stream of ours but the probe. */
const keeps: readonly Requirement[] = [
  [(c) => c.storage === StorageType.File, 'storage must be "file"'],
  [(c) => c.retention === RetentionPolicy.Limits, 'retention must be "limits"'],
  [(c) => unlimited(c.max_age), 'max_age must be 0: entries would vanish with time'],
  [(c) => c.persist_mode !== PersistMode.Async, 'persist_mode must not be "async": it acknowledges what is not written yet'],
  [(c) => !c.sealed, 'it is sealed'],
  [(c) => !c.no_ack, 'no_ack must be off'],
  [(c) => !c.allow_msg_ttl, 'allow_msg_ttl must be off: entries could vanish with time'],
  [(c) => !c.mirror && !c.sources?.length, 'it must not be filled from other streams'],
  [(c) => !c.subject_transform, 'subject_transform must be absent'],
];

const unchangeable: readonly Requirement[] = [
  [(c) => c.subjects.length === 1 && c.subjects[0] === EVERY_LOG, `subjects must be ["${EVERY_LOG}"]`],
  [(c) => c.discard === DiscardPolicy.New, 'discard must be "new": a full stream would drop its oldest entries'],
  [(c) => unlimited(c.max_msgs_per_subject), 'max_msgs_per_subject must be unlimited: it would drop the oldest entries of a game'],
  [(c) => c.deny_delete, 'deny_delete must be on'],
  [(c) => c.deny_purge, 'deny_purge must be on'],
  [(c) => !c.allow_rollup_hdrs, 'allow_rollup_hdrs must be off: one message could replace a game'],
  [(c) => (c.compression ?? StoreCompression.None) === StoreCompression.None, 'compression must be off'],
  [(c) => unlimited(c.max_msg_size) || c.max_msg_size >= MAX_ENTRY_BYTES + HEADER_BYTES, `max_msg_size must be at least ${MAX_ENTRY_BYTES + HEADER_BYTES}`],
];

const faultsBy = (requirements: readonly Requirement[], config: StreamConfig): string[] =>
  requirements.filter(([holds]) => !holds(config)).map(([, fault]) => `stream ${config.name}: ${fault}`);

export const logFaults = (config: StreamConfig): string[] => faultsBy([...keeps, ...unchangeable], config);
export const besideFaults = (config: StreamConfig): string[] => faultsBy(keeps, config);
