import { type Adapter, type Durability, durabilities } from '@arbiter/log';
import type { ServiceTokens } from './core/callers.ts';

/** Where the log is kept, and how. */
export interface StorageConfig {
  readonly dataDir: string;
  readonly durability: Durability;
  readonly log: Adapter;
  readonly natsUrl: string | null;
  readonly natsCreds: string | null;
  readonly replicas: number;
}
/** What the environment says. `host` is this machine alone unless `HOST` is set; then strangers can reach the service and it asks for tokens. */
export interface Config extends StorageConfig {
  readonly port: number;
  readonly host: string;
  /** Keys of the account that seats are let in with, see `infra/nats`; null: seats are not let in. */
  readonly natsKeys: string | null;
  readonly tokens: ServiceTokens;
  /** Origins of pages elsewhere that may call this service. */
  readonly cors: readonly string[];
  /** How many games one platform's token may have open. */
  readonly mostGames: number;
  readonly mostStreams: number;
  /** How far behind the process may fall, in milliseconds, before it asks newcomers to wait. */
  readonly mostLagMs: number;
  /** Whether a game of two bots is begun at start-up, to be watched. */
  readonly demo: boolean;
  readonly logLevel: string;
}

/** A setting that cannot be used; said in one line at start-up. */
export class BadConfig extends Error {}

type Env = Readonly<Record<string, string | undefined>>;
const MAX_PORT = 65_535;
const MASTER_KEY = /^[0-9a-f]{64}$/u;

const numberIn = (env: Env, name: string, otherwise: number, [least, most]: readonly [number, number]): number => {
  const text = env[name] || `${otherwise}`;
  const number = Number(text);
  if (!/^\d+$/u.test(text) || number < least || number > most) throw new BadConfig(`${name} is "${text}"; it takes a number from ${least} to ${most}`);
  return number;
};
const wordIn = <W extends string>(env: Env, name: string, words: readonly W[], otherwise: W): W => {
  const found = words.find((word) => word === (env[name] || otherwise));
  if (!found) throw new BadConfig(`${name} is "${env[name]}"; it can be ${words.join(' or ')}`);
  return found;
};

/** What a header can carry; a line's end, as a file of secrets may have, cannot be told from none. */
const TOKEN = /^[\x21-\x7e]{1,256}$/u;
const tokensIn = (env: Env): ServiceTokens => {
  for (const name of ['API_TOKEN', 'JUDGE_TOKEN'])
    if (env[name] && !TOKEN.test(env[name])) throw new BadConfig(`${name} can be sent by nobody: it takes 1 to 256 visible ASCII characters, and no space`);
  const tokens = { api: env['API_TOKEN'] || null, judge: env['JUDGE_TOKEN'] || null };
  if (env['HOST'] && !(tokens.api && tokens.judge))
    throw new BadConfig('with HOST set the service can be reached from elsewhere: it needs API_TOKEN and JUDGE_TOKEN');
  if (tokens.api !== null && tokens.api === tokens.judge) throw new BadConfig('API_TOKEN and JUDGE_TOKEN are the same; a platform must not be a judge');
  return tokens;
};

const logIn = (env: Env): Pick<Config, 'log' | 'natsUrl'> => {
  const natsUrl = env['NATS_URL'] || null;
  const log = wordIn(env, 'LOG', ['sqlite', 'jetstream'] as const, natsUrl ? 'jetstream' : 'sqlite');
  if (log === 'jetstream' && !natsUrl) throw new BadConfig('LOG is "jetstream"; it needs NATS_URL, such as nats://127.0.0.1:4222');
  if (log === 'sqlite' && natsUrl) throw new BadConfig('NATS_URL is set, and LOG is "sqlite"; take one of them away');
  return { log, natsUrl };
};
/** Enough to read the log by: no key is needed for that. */
export const storageConfigOf = (env: Env): StorageConfig => ({
  dataDir: env['DATA_DIR'] || './data',
  durability: wordIn(env, 'DURABILITY', durabilities, 'full'),
  ...logIn(env),
  natsCreds: env['NATS_CREDS'] || null,
  replicas: numberIn(env, 'NATS_REPLICAS', 1, [1, 5]),
});
/** As {@link storageConfigOf}, for a process that plays. */
const playedOn = (env: Env): StorageConfig => {
  const config = storageConfigOf(env);
  if (config.log === 'jetstream' && !MASTER_KEY.test(env['MASTER_KEY'] ?? ''))
    throw new BadConfig('with the log on JetStream every process needs the same MASTER_KEY: 32 random bytes in hex');
  return config;
};

const originsIn = (env: Env): readonly string[] => {
  const origins = (env['CORS_ORIGINS'] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  const bad = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (bad !== undefined) throw new BadConfig(`CORS_ORIGINS has "${bad}"; it takes origins such as https://example.org, with commas between`);
  return origins;
};

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MOST_GAMES = 20_000;
const MOST_STREAMS = 2000;
const MOST_LAG_MS = 2000;

export const configOf = (env: Env): Config => ({
  port: numberIn(env, 'PORT', 4000, [0, MAX_PORT]),
  host: env['HOST'] || '127.0.0.1',
  ...playedOn(env),
  natsKeys: env['NATS_KEYS'] || null,
  tokens: tokensIn(env),
  cors: originsIn(env),
  mostGames: numberIn(env, 'MOST_GAMES', MOST_GAMES, [1, 10_000_000]),
  mostStreams: numberIn(env, 'MOST_STREAMS', MOST_STREAMS, [1, 1_000_000]),
  mostLagMs: numberIn(env, 'MOST_LAG_MS', MOST_LAG_MS, [100, 600_000]),
  demo: wordIn(env, 'DEMO', ['0', '1'] as const, env['HOST'] ? '0' : '1') === '1',
  logLevel: wordIn(env, 'LOG_LEVEL', levels, 'info'),
});
