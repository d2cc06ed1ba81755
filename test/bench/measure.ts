import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One figure. `value` is null where it could not be measured; `why` says why not. */
export interface Measure {
  readonly name: string;
  readonly value: number | null;
  readonly unit: string;
  readonly why?: string;
}
export interface Measured {
  readonly measures: readonly Measure[];
  readonly notes: readonly string[];
}
export interface Bench {
  readonly names: readonly string[];
  measure(): Promise<Measured>;
}

export const ROUNDS = 5;

/** In a fresh directory, which is taken away afterwards. */
export const inDirectory = async <T>(work: (directory: string) => Promise<T>): Promise<T> => {
  const directory = mkdtempSync(join(tmpdir(), 'arbiter-bench-'));
  try {
    return await work(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
};

/** CPU-seconds of this process, all threads, system time included. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);
export const quantile = (values: readonly number[], q: number): number => {
  const ordered = sorted(values);
  return ordered[Math.min(ordered.length - 1, Math.floor(q * ordered.length))] as number;
};
export const median = (values: readonly number[]): number => quantile(values, 0.5);
export const rounded = (value: number): number => Number(value.toPrecision(4));
export const spread = (values: readonly number[]): string => `min ${rounded(Math.min(...values))}, max ${rounded(Math.max(...values))}`;
