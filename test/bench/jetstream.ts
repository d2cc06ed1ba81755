import { type GameLog, type Stored, sha256 } from '@arbiter/log';
import { jetstreamLog } from '@arbiter/log/jetstream';
import { DiscardPolicy, type JetStreamClient, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, headers } from '@nats-io/transport-node';
import { type NatsProgram, natsServer } from '../support/nats/programs.ts';
import { natsProcess } from '../support/nats/server.ts';
import { hostOn, inMemory, playOn, seated } from './games.ts';
import { type Bench, type Measured, median, rounded, spread } from './measure.ts';

/** Many short rounds, so that what else the machine does meets both sides alike. */
const ROUNDS = 15;
/** At most one append of a game is under way, so no fewer games than appends in flight. */
const LOADS = [
  { inFlight: 1, count: 8 },
  { inFlight: 64, count: 64 },
] as const;
const ENTRIES_EACH = 40;
const name = 'jetstream-append-ratio';

type Games = readonly (readonly Stored[])[];

/** Sealed beforehand: no hashing of entries is timed. */
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

/** The same entries as another game's: of the same size, and no chain, which a log does not look at. */
const renamed = (games: Games, round: string): Games =>
  games.map((entries) =>
    entries.map((stored) => {
      const game = `${round}${stored.game.slice(round.length)}`;
      const hash = sha256(`${game} ${stored.entry.hash}`);
      const text = stored.text.replaceAll(stored.game, game).replaceAll(stored.entry.hash, hash);
      return { ...stored, game, text, entry: { ...stored.entry, game, hash } };
    }),
  );

type Store = (entries: readonly Stored[]) => Promise<void>;

/** Milliseconds until every game is stored, `inFlight` at a time. */
async function timed(games: Games, inFlight: number, store: Store): Promise<number> {
  const left = games.values();
  globalThis.gc?.();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (const entries of left) await store(entries);
    }),
  );
  return performance.now() - began;
}

const ours =
  (log: GameLog): Store =>
  async (entries) => {
    for (const { game, index, entry, text } of entries) if ((await log.append(game, index, entry, text)) !== 'stored') throw new Error('not stored');
  };

/** The same bytes under the same headers, and nothing that finds an action again, a conflict, or what became of a lost acknowledgement. */
const raw =
  (js: JetStreamClient): Store =>
  async (entries) => {
    let lastSubjectSequence = 0;
    for (const { game, index, entry, text } of entries) {
      const same = headers();
      same.set('Arbiter-Index', String(index));
      same.set('Arbiter-Action', `["A","${index}"]`);
      ({ seq: lastSubjectSequence } = await js.publish(`raw.v1.stream.${game}`, text, { msgID: entry.hash, headers: same, expect: { lastSubjectSequence } }));
    }
  };

async function ratios(log: GameLog, js: JetStreamClient, games: Games, inFlight: number) {
  const times: (readonly [own: number, bare: number])[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const these = renamed(games, `${inFlight}x${round}x`);
    const own = (): Promise<number> => timed(these, inFlight, ours(log));
    const bare = (): Promise<number> => timed(these, inFlight, raw(js));
    const pair = round % 2 === 0 ? ([await own(), await bare()] as const) : ([await bare(), await own()].toReversed() as [number, number]);
    if (round > 0) times.push(pair); // the first warms up
  }
  const entries = games.reduce((sum, { length }) => sum + length, 0);
  return { ratios: times.map(([own, bare]) => bare / own), perSecond: rounded((1000 * entries) / median(times.map(([own]) => own))) };
}

async function measuredOn(url: string, version: string): Promise<Measured> {
  const games = await sealedGames(Math.max(...LOADS.map(({ count }) => count)));
  const log = await jetstreamLog({ url });
  const nc = await connect({ servers: url, noAsyncTraces: true });
  await (await jetstreamManager(nc)).streams.add({ name: 'RAW', subjects: ['raw.v1.stream.*'], discard: DiscardPolicy.New });
  const medians: number[] = [];
  const notes: string[] = [];
  for (const { inFlight, count } of LOADS) {
    const found = await ratios(log, jetstream(nc), games.slice(0, count), inFlight);
    medians.push(median(found.ratios));
    notes.push(
      `${name}: ${inFlight} in flight ${rounded(median(found.ratios))}, median of ${ROUNDS} interleaved rounds of ${count * ENTRIES_EACH} entries; ${spread(found.ratios)}; ${found.perSecond} appends a second; nats-server ${version}, one server, file storage`,
    );
  }
  await nc.close();
  await log.close();
  return { measures: [{ name, value: rounded(Math.min(...medians)), unit: 'ratio' }], notes };
}

async function measuredWith(program: NatsProgram): Promise<Measured> {
  const server = await natsProcess({ program });
  try {
    return await measuredOn(server.url, program.version);
  } finally {
    await server.dispose();
  }
}

export const appendingToJetstream: Bench = {
  names: [name],
  async measure() {
    const program = natsServer('2.9.0');
    if (program !== null) return await measuredWith(program);
    return { measures: [{ name, value: null, unit: 'ratio', why: 'there is no nats-server here: infra/nats/fetch.sh gets one' }], notes: [] };
  },
};
