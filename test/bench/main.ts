/**
 * `npm run bench [-- --json] [-- --only NAME]`: how fast it is, how much it holds. With `--json` one JSON array is all that stands on stdout.
 * `npm run bench -- --against COMMIT [--rounds N] [--json]`: whether it is as fast as another commit; exit code 1 if it is much slower.
 */
import { parseArgs } from 'node:util';
import { compare, comparisonText } from './against.ts';
import { appending } from './appending.ts';
import { choosing } from './choosing.ts';
import { appendingToJetstream } from './jetstream.ts';
import { large } from './large.ts';
import { living } from './living.ts';
import type { Bench, Measure, Measured } from './measure.ts';
import { playing, playingFour } from './playing.ts';
import { lookingBack } from './service/at.ts';
import { durably, durablyOnJetstream } from './service/durable.ts';
import { idling } from './service/idle.ts';
import { overHttp, overNats } from './service/roundtrip.ts';
import { waking } from './waking.ts';

const overService: readonly Bench[] = [overHttp, overNats, lookingBack, durably, durablyOnJetstream, idling];
const benches: readonly Bench[] = [playing, playingFour, large, choosing, waking, living, appending, appendingToJetstream, ...overService];
/** What each is to be at best, and what it must not fall behind. */
const aims: Readonly<Record<string, string>> = {
  'games-per-cpu-second': 'aim 5, at least 2.5',
  'actions-per-cpu-second': 'aim 4,000, at least 2,000',
  'action-p99-ms': 'below 10',
  'action-p99-ms-large': 'at most 50',
  'choice-space-ms': 'below 5',
  'wake-ms': 'at most 150',
  'live-game-kb': 'at most 300',
  'sqlite-append-ratio': 'at least 0.7',
  'jetstream-append-ratio': 'at least 0.7',
  'at-ms': 'at most 100',
};

const unmeasured = (bench: Bench, error: unknown): Measured => {
  const why = error instanceof Error ? error.message : String(error);
  return { measures: bench.names.map((name) => ({ name, value: null, unit: '', why })), notes: [] };
};
const measured = async (bench: Bench): Promise<Measured> => {
  try {
    return await bench.measure();
  } catch (error) {
    return unmeasured(bench, error);
  }
};
const line = ({ name, value, unit, why }: Measure): string => {
  const told = value === null ? `not measured: ${why}` : `${value} ${unit}`;
  return `${name.padEnd(24)} ${told.padEnd(16)} ${aims[name] ?? ''}`.trimEnd();
};

const run = async ({ only, json }: { readonly only?: string | undefined; readonly json: boolean }): Promise<void> => {
  const chosen = benches.filter(({ names }) => only === undefined || names.includes(only));
  if (chosen.length === 0) throw new Error(`there is no figure "${only}"; known: ${benches.flatMap(({ names }) => names).join(', ')}`);
  const all: Measure[] = [];
  for (const bench of chosen) {
    const { measures, notes } = await measured(bench);
    const wanted = measures.filter(({ name }) => only === undefined || name === only);
    all.push(...wanted);
    if (!json) for (const text of [...wanted.map(line), ...notes.map((note) => `  ${note}`)]) console.log(text);
  }
  if (json) console.log(JSON.stringify(all));
};

const wholeNumber = (text: string): number => {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < 1) throw new Error(`--rounds is "${text}"; it takes a whole number from 1`);
  return n;
};
/** Interrupted, it ends its processes and takes its checkout away. */
const runAgainst = async (commit: string, rounds: number, json: boolean): Promise<void> => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());
  const comparison = await compare(commit, rounds, stop.signal);
  console.log(json ? JSON.stringify(comparison) : comparisonText(comparison));
  process.exitCode = comparison.ok ? 0 : 1;
};

const options = {
  json: { type: 'boolean', default: false },
  only: { type: 'string' },
  against: { type: 'string' },
  rounds: { type: 'string' },
} as const;
const start = async (): Promise<void> => {
  const { against, rounds, only, json } = parseArgs({ options }).values;
  if (against === undefined && rounds !== undefined) throw new Error('--rounds goes with --against COMMIT');
  if (against !== undefined && only !== undefined) throw new Error('--against compares its own figures: leave --only out');
  await (against === undefined ? run({ only, json }) : runAgainst(against, wholeNumber(rounds ?? '7'), json));
};

try {
  await start();
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
