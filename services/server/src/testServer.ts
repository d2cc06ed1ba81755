import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreatedGame, CreateGame, DecisionView, Problem } from '@arbiter/schema';
import { pino } from 'pino';
import { type Config, configOf } from './config.ts';
import { type ListenOptions, listen, type Running } from './listen.ts';

/** A real server on a free port over its own folder, for tests. */
export interface TestServer extends Running {
  readonly dataDir: string;
  /** Stops and starts it again on the same port and folder. */
  again(): Promise<TestServer>;
  dispose(): Promise<void>;
}
export const API = 'token-of-the-platform';
export const JUDGE = 'token-of-the-judge';

export interface TestOptions extends ListenOptions {
  /** Told of every error that is logged. */
  readonly logged?: (line: string) => void;
}
const up = async (config: Config, options: TestOptions): Promise<TestServer> => {
  const { logged, ...rest } = options;
  const running = await listen(config, logged ? pino({ level: 'error' }, { write: logged }) : pino({ level: 'silent' }), rest);
  const port = Number(new URL(running.url).port);
  return {
    ...running,
    dataDir: config.dataDir,
    again: async () => {
      await running.stop();
      return up({ ...config, port }, options);
    },
    dispose: async () => {
      await running.stop();
      rmSync(config.dataDir, { recursive: true, force: true });
    },
  };
};

export const testServer = (change: Partial<Config> = {}, options: TestOptions = {}): Promise<TestServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arbiter-server-'));
  const env = { PORT: '0', DATA_DIR: dataDir, DURABILITY: 'normal', API_TOKEN: API, JUDGE_TOKEN: JUDGE, DEMO: '0', MOST_LAG_MS: '600000' };
  return up({ ...configOf(env), ...change }, options);
};

export interface Asked<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}
export type Ask = <T = Problem>(
  path: string,
  options?: { readonly token?: string | null; readonly body?: unknown; readonly headers?: Record<string, string> },
) => Promise<Asked<T>>;
export const asking =
  ({ url }: { readonly url: string }): Ask =>
  async <T>(path: string, { token = null, body, headers = {} }: Parameters<Ask>[1] = {}) => {
    const sent = body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) };
    const answer = await fetch(`${url}${path}`, {
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...sent,
    });
    return { status: answer.status, body: (await answer.json()) as T, headers: answer.headers };
  };

export const burn = '30 Mountain\n10 Lightning Bolt';
export const wanted = (change: Partial<CreateGame> = {}): CreateGame => ({
  rules: 'classic',
  players: [
    { name: 'Anna', deck: burn },
    { name: 'Boris', deck: burn },
  ],
  ...change,
});
export interface Made extends CreatedGame {
  readonly a: string;
  readonly b: string;
}
/** Who is asked in a game of two, and who is not. */
export const askedIn = async (ask: Ask, { game, a, b }: Made) => {
  const { body } = await ask<DecisionView>(`/v1/games/${game}/decision`);
  const isA = body.awaited?.seat === 'A';
  return { seat: isA ? 'A' : 'B', token: isA ? a : b, other: isA ? b : a };
};
/** A game of two people. */
export const made = async (ask: Ask, change: Partial<CreateGame> = {}): Promise<Made> => {
  const { body } = await ask<CreatedGame>('/v1/games', { token: API, body: wanted(change) });
  return { ...body, a: body.seats['A']?.token ?? '', b: body.seats['B']?.token ?? '' };
};
