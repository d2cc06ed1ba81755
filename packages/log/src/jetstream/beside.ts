import { setTimeout } from 'node:timers/promises';
import { type KV, Kvm } from '@nats-io/kv';
import { nuid } from '@nats-io/transport-node';
import { type Beside, type Granted, holderAmong, type Quarantine, type Refused, tokenHash } from '../beside.ts';
import { canonical } from '../canonical.ts';
import { Unreachable, UnsafeStorage } from '../errors.ts';
import { type Client, connected, isPassing, isWrongSequence, type NatsOptions, patiently, pauses } from './client.ts';
import { messages, newestOf } from './messages.ts';
import { ensured } from './selfTest.ts';
import { BESIDE_BUCKET, BESIDE_STREAM, besideFaults, REFUSED_STREAM, refusedConfig, refusedSubject } from './streams.ts';

interface Value {
  readonly text: string | null;
  /** Of the bucket, 0 where nothing has ever been. */
  readonly revision: number;
}

/** One bucket, read from its leader. */
interface Bucket {
  readonly client: Client;
  readonly kv: KV;
}

const valueOf = ({ client, kv }: Bucket, key: string): Promise<Value> =>
  patiently(client, `reading ${key}`, async () => {
    const found = await kv.get(key);
    return { text: found?.operation === 'PUT' ? found.string() : null, revision: found?.revision ?? 0 };
  });

const write = async (kv: KV, key: string, text: string | null, previousSeq: number): Promise<void> => {
  if (text === null) await kv.delete(key, { previousSeq });
  else await kv.put(key, text, { previousSeq });
};

/**
 * Makes of a value what `edit` makes of it (null: none), whoever else changes it at the same time. False if `edit` changes nothing.
 * Where an answer was lost, what stands there then tells whether it was done.
 */
async function change(bucket: Bucket, key: string, edit: (before: string | null) => string | null): Promise<boolean> {
  const until = performance.now() + bucket.client.patienceMs;
  let unheard: string | null | undefined;
  for (const pause = pauses(); ; ) {
    const { text, revision } = await valueOf(bucket, key);
    if (unheard !== undefined && unheard === text) return true;
    const after = edit(text);
    if (after === text) return false;
    try {
      await write(bucket.kv, key, after, revision);
      return true;
    } catch (error) {
      if (!isWrongSequence(error) && !isPassing(error)) throw error;
      if (!isWrongSequence(error)) unheard = after;
      if (performance.now() > until) throw new Unreachable(`changing ${key}`, error);
    }
    await setTimeout(pause.next().value);
  }
}

const parsed = <T>(text: string | null, otherwise: T): T => (text === null ? otherwise : (JSON.parse(text) as T));

const QUARANTINE = 'quarantine';
const TOKENS = 'tokens';
/** Keys and subjects of games; what cannot be a game's id is nobody's. */
const keyOf = (kind: string, game: string): string => {
  if (refusedSubject(game) === null) throw new Error(`"${game}" cannot be the id of a game`);
  return `${kind}.${game}`;
};
const isGame = (game: string): boolean => refusedSubject(game) !== null;

async function quarantinesIn(bucket: Bucket): Promise<readonly Quarantine[]> {
  const prefix = `$KV.${BESIDE_BUCKET}.`;
  const { state } = await patiently(bucket.client, 'listing the quarantines', () =>
    bucket.client.jsm.streams.info(BESIDE_STREAM, { subjects_filter: `${prefix}${QUARANTINE}.*` }),
  );
  const values = await Promise.all(Object.keys(state.subjects ?? {}).map((subject) => valueOf(bucket, subject.slice(prefix.length))));
  return values.toSorted((a, b) => a.revision - b.revision).flatMap(({ text }) => (text === null ? [] : [JSON.parse(text) as Quarantine]));
}

async function refusedOn(client: Client, subject: string): Promise<readonly Refused[]> {
  const newest = await newestOf(client, REFUSED_STREAM, subject);
  const found: Refused[] = [];
  if (newest === null) return found;
  for await (const { bytes } of messages(client, { stream: REFUSED_STREAM, filter: subject, from: 1, to: newest.seq }))
    found.push(JSON.parse(Buffer.from(bytes).toString()) as Refused);
  return found;
}

/** All of a game's tokens under one key, so that every one is compared (`holderAmong`). */
const editTokens = (bucket: Bucket, game: string, edit: (before: readonly Granted[]) => readonly Granted[]): Promise<boolean> =>
  change(bucket, keyOf(TOKENS, game), (text) => {
    const before = parsed<readonly Granted[]>(text, []);
    const after = edit(before);
    return after.length === 0 && text === null ? null : canonical(after);
  });

export async function jetstreamBeside(options: NatsOptions): Promise<Beside> {
  const client = await connected(options);
  try {
    return besideOn(client, await bucketOn(client, options.replicas ?? 1));
  } catch (error) {
    await client.nc.close();
    throw error;
  }
}

async function bucketOn(client: Client, replicas: number): Promise<Bucket> {
  const refused = await ensured(client, refusedConfig(replicas));
  // Not from replicas, which may lag: a table must not wake a game that another has just quarantined.
  const kv = await patiently(client, 'making the bucket', () => new Kvm(client.js).create(BESIDE_BUCKET, { replicas, allow_direct: false, history: 1 }));
  const bucket = await patiently(client, 'asking for the bucket', () => client.jsm.streams.info(BESIDE_STREAM));
  const faults = [refused, bucket].flatMap(({ config }) => besideFaults(config));
  if (faults.length > 0) throw new UnsafeStorage('the NATS server', faults);
  return { client, kv };
}

function besideOn(client: Client, bucket: Bucket): Beside {
  return {
    quarantine: async (quarantine) => change(bucket, keyOf(QUARANTINE, quarantine.game), (before) => before ?? canonical(quarantine)),
    async quarantineOf(game) {
      return isGame(game) ? parsed<Quarantine | null>((await valueOf(bucket, keyOf(QUARANTINE, game))).text, null) : null;
    },
    quarantines: () => quarantinesIn(bucket),
    async lift(game) {
      return isGame(game) && change(bucket, keyOf(QUARANTINE, game), () => null);
    },
    async refuse(refused) {
      const subject = refusedSubject(refused.game);
      if (subject === null) throw new Error(`"${refused.game}" cannot be the id of a game`);
      const msgID = nuid.next();
      await patiently(client, 'keeping a refused action', () => client.js.publish(subject, canonical(refused), { msgID }));
    },
    async refusedIn(game) {
      const subject = refusedSubject(game);
      return subject === null ? [] : refusedOn(client, subject);
    },
    async grant(token, grant) {
      const hash = tokenHash(token);
      await editTokens(bucket, grant.game, (before) => [...before.filter((one) => one.hash !== hash), { hash, grant }]);
    },
    async holderOf(game, token) {
      return isGame(game) ? holderAmong(parsed<readonly Granted[]>((await valueOf(bucket, keyOf(TOKENS, game))).text, []), token) : null;
    },
    async revoke(game, token) {
      const hash = tokenHash(token);
      return isGame(game) && editTokens(bucket, game, (before) => before.filter((one) => one.hash !== hash));
    },
    async reseat(game, seat, token) {
      const granted: Granted = { hash: tokenHash(token), grant: { game, role: 'seat', seat } };
      await editTokens(bucket, game, (before) => [...before.filter(({ grant }) => grant.seat !== seat), granted]);
    },
    async redeem(game, invitation, token) {
      if (!isGame(game)) return null;
      const [from, to] = [tokenHash(invitation), tokenHash(token)];
      let seat: string | null = null;
      await editTokens(bucket, game, (before) => {
        if (before.some(({ hash }) => hash === to)) return before; // done, and its answer was lost
        const found = holderAmong(before, invitation);
        seat = found?.role === 'invitation' ? found.seat : null;
        return seat === null ? before : [...before.filter(({ hash }) => hash !== from), { hash: to, grant: { game, role: 'seat', seat } }];
      });
      return seat;
    },
    async close() {
      await client.nc.close();
    },
  };
}
