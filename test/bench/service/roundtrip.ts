import type { ServerProcess } from '../../support/serverProcess.ts';
import { type Bench, median, quantile, rounded } from '../measure.ts';
import { byHttp, byNats, type Carried, created, onJetstream, onSqlite, playOn, seated } from './games.ts';

/** Not counted: code that is not compiled yet. */
const WARM = 300;
const COUNTED = 1500;

const times = async (server: ServerProcess, carried: Carried): Promise<readonly number[]> => {
  const all: number[] = [];
  for (let seed = 1; all.length < WARM + COUNTED; seed++) {
    const players = seated(await created(server, seed), carried, seed);
    await playOn(
      players,
      () => all.length >= WARM + COUNTED,
      (ms) => all.push(ms),
    );
  }
  return all.slice(WARM);
};
const told = (name: string, all: readonly number[], how: string) => ({
  measures: [{ name, value: rounded(median(all)), unit: 'ms' }],
  notes: [`${name}: from an answer to what became of it, ${all.length} answers one after the other by the SDK; p99 ${rounded(quantile(all, 0.99))}; ${how}`],
});

const HTTP = 'http-roundtrip-p50-ms';
export const overHttp: Bench = {
  names: [HTTP],
  measure: () => onSqlite(async (server) => told(HTTP, await times(server, byHttp(server)), 'the log is SQLite, synchronous=FULL')),
};

const NATS = 'nats-roundtrip-p50-ms';
export const overNats: Bench = {
  names: [NATS],
  measure: () =>
    onJetstream((server, bus) =>
      byNats(bus, async (carried) => told(NATS, await times(server, carried), `the log is on nats-server ${bus.version}, sync_interval: always`)),
    ),
};
