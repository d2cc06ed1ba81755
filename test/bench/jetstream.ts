import { jetstreamLog, type Stored } from '@arbiter/log';
import { DiscardPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, headers } from '@nats-io/transport-node';
import { type NatsProgram, natsServer } from '../support/nats/programs.ts';
import { natsProcess } from '../support/nats/server.ts';
import { hostOn, inMemory, playOn, seated } from './games.ts';
import { type Bench, type Measured, median, rounded, spread } from './measure.ts';

const ROUNDS = 7;
/** At most one append of a game is under way, so no fewer games than appends in flight. */
const LOADS = [
  { inFlight: 1, count: 16 },
  { inFlight: 64, count: 64 },
] as const;
const ENTRIES_EACH = 100;
const name = 'jetstream-append-ratio';

type Games = readonly (readonly Stored[])[];

/** Sealed beforehand: no hashing is timed. */
async function sealedGames(count: number): Promise<Games> {
  const storage = inMemory();
  const games: (readonly Stored[])[] = [];
  for (let seed = 1; games.length < count; seed++) {
    const playing = await seated(hostOn(storage), seed);
    await playOn(playing, ENTRIES_EACH - 1);
    const entries: Stored[] = [];
    for await (const stored of storage.log.read(playing.table.game)) entries.push(stored);
    games.push(entries);
  }
  return games;
}

/** Milliseconds until every game is stored, `inFlight` at a time. */
async function timed(games: Games, inFlight: number, store: (entries: readonly Stored[]) => Promise<void>): Promise<number> {
  const left = games.values();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (const entries of left) await store(entries);
    }),
  );
  return performance.now() - began;
}

async function ours(url: string, games: Games, inFlight: number): Promise<number> {
  const log = await jetstreamLog({ url });
  const ms = await timed(games, inFlight, async (entries) => {
    for (const { game, index, entry, text } of entries) if ((await log.append(game, index, entry, text)) !== 'stored') throw new Error('not stored');
  });
  await log.close();
  return ms;
}

/** The same bytes under the same headers, and nothing that finds an action again, a conflict, or what became of a lost acknowledgement. */
async function raw(url: string, games: Games, inFlight: number): Promise<number> {
  const nc = await connect({ servers: url, noAsyncTraces: true });
  await (await jetstreamManager(nc)).streams.add({ name: 'RAW', subjects: ['raw.v1.stream.*'], discard: DiscardPolicy.New });
  const js = jetstream(nc);
  const ms = await timed(games, inFlight, async (entries) => {
    let lastSubjectSequence = 0;
    for (const { game, index, entry, text } of entries) {
      const same = headers();
      same.set('Arbiter-Index', String(index));
      same.set('Arbiter-Action', entry.hash.slice(0, 32));
      ({ seq: lastSubjectSequence } = await js.publish(`raw.v1.stream.${game}`, text, { msgID: entry.hash, headers: same, expect: { lastSubjectSequence } }));
    }
  });
  await nc.close();
  return ms;
}

/** Each on a server of its own, so that neither finds it warm. */
async function onFresh(program: NatsProgram, work: (url: string) => Promise<number>): Promise<number> {
  const server = await natsProcess({ program });
  try {
    return await work(server.url);
  } finally {
    await server.dispose();
  }
}

async function ratios(program: NatsProgram, games: Games, inFlight: number): Promise<{ readonly ratios: readonly number[]; readonly perSecond: number }> {
  const times: (readonly [own: number, bare: number])[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const own = (): Promise<number> => onFresh(program, (url) => ours(url, games, inFlight));
    const bare = (): Promise<number> => onFresh(program, (url) => raw(url, games, inFlight));
    const pair = round % 2 === 0 ? ([await own(), await bare()] as const) : ([await bare(), await own()].toReversed() as [number, number]);
    if (round > 0) times.push(pair); // the first warms up
  }
  const entries = games.reduce((sum, { length }) => sum + length, 0);
  return { ratios: times.map(([own, bare]) => bare / own), perSecond: rounded((1000 * entries) / median(times.map(([own]) => own))) };
}

async function measuredOn(program: NatsProgram): Promise<Measured> {
  const games = await sealedGames(Math.max(...LOADS.map(({ count }) => count)));
  const medians: number[] = [];
  const notes: string[] = [];
  for (const { inFlight, count } of LOADS) {
    const found = await ratios(program, games.slice(0, count), inFlight);
    medians.push(median(found.ratios));
    notes.push(
      `${name}: ${inFlight} in flight ${rounded(median(found.ratios))}, median of ${ROUNDS} interleaved rounds, ${spread(found.ratios)}; ${found.perSecond} appends a second; nats-server ${program.version}, file storage`,
    );
  }
  return { measures: [{ name, value: rounded(Math.min(...medians)), unit: 'ratio' }], notes };
}

export const appendingToJetstream: Bench = {
  names: [name],
  async measure() {
    const program = natsServer('2.9.0');
    if (program !== null) return await measuredOn(program);
    return { measures: [{ name, value: null, unit: 'ratio', why: 'there is no nats-server here: infra/nats/fetch.sh gets one' }], notes: [] };
  },
};
