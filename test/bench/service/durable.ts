import type { ServerProcess } from '../../support/serverProcess.ts';
import { type Bench, cpuSeconds, type Measured, rounded } from '../measure.ts';
import { byHttp, created, metricOf, onJetstream, onSqlite, playOn, seated } from './games.ts';

const GAMES = 64;
const WARM_MS = 4000;
const COUNTED_MS = 12_000;

interface Window {
  readonly actions: number;
  readonly seconds: number;
  /** Of one core, of the service and of the players. */
  readonly service: number;
  readonly players: number;
}

/** Each game is played on by its two clients; one that is over gives its place to the next. */
async function played(server: ServerProcess): Promise<Window> {
  let [actions, seed] = [0, 0];
  const over = new AbortController();
  const one = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const next = seed++;
      await playOn(
        seated(await created(server, next), byHttp(server), next),
        () => over.signal.aborted,
        () => actions++,
      );
    }
  };
  const games = Promise.all(Array.from({ length: GAMES }, one));
  const at = async () => ({ actions, ms: performance.now(), service: await metricOf(server, 'process_cpu_seconds_total'), players: cpuSeconds() });
  await new Promise((resolve) => setTimeout(resolve, WARM_MS));
  const before = await at();
  await new Promise((resolve) => setTimeout(resolve, COUNTED_MS));
  const after = await at();
  over.abort();
  await games;
  const seconds = (after.ms - before.ms) / 1000;
  const share = (what: 'service' | 'players'): number => (after[what] - before[what]) / seconds;
  return { actions: after.actions - before.actions, seconds, service: share('service'), players: share('players') };
}

/** A core is busy when the rest waits for it; where none is, the storage is waited for. */
const BUSY = 0.85;
const boundBy = ({ service, players }: Window): string => {
  if (service >= BUSY) return 'the CPU of the one service process';
  return players >= BUSY ? 'the CPU of the players, which share the machine' : 'the storage, which flushes each entry';
};
const told = (name: string, window: Window, how: string): Measured => ({
  measures: [{ name, value: rounded(window.actions / window.seconds), unit: '/s' }],
  notes: [
    `${name}: ${GAMES} games at once over HTTP, ${how}; ${window.actions} answers in ${rounded(window.seconds)} s; the service used ${rounded(window.service)} of a core, the players ${rounded(window.players)}; bound by ${boundBy(window)}`,
  ],
});

const SQLITE = 'durable-actions-per-second';
export const durably: Bench = {
  names: [SQLITE],
  measure: () => onSqlite(async (server) => told(SQLITE, await played(server), 'SQLite, synchronous=FULL')),
};
const JETSTREAM = 'durable-actions-per-second-jetstream';
export const durablyOnJetstream: Bench = {
  names: [JETSTREAM],
  measure: () => onJetstream(async (server, { version }) => told(JETSTREAM, await played(server), `nats-server ${version}, sync_interval: always`)),
};
