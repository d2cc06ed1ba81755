import { parseArgs } from 'node:util';
import { masterKey } from '@arbiter/log';
import { BadConfig, type Config, configOf } from './config.ts';
import { beginDemo } from './demo.ts';
import { listen } from './listen.ts';
import { loggerOf } from './logging.ts';
import { type LocalNats, startNats } from './nats/local.ts';

type Env = Readonly<Record<string, string | undefined>>;
const DEMO_PACE_MS = 400;

const wantsNats = (args: readonly string[]): boolean => {
  try {
    return parseArgs({ args: [...args], options: { nats: { type: 'boolean', default: false } } }).values.nats;
  } catch (error) {
    throw new BadConfig(`${error instanceof Error ? error.message : String(error)}; there is only --nats, all else is set in the environment`, {
      cause: error,
    });
  }
};

/** The settings, and with `--nats` a server of our own to keep the log on: its key is then the one in `DATA_DIR`. */
const settled = async (args: readonly string[], env: Env): Promise<{ readonly config: Config; readonly nats: LocalNats | null }> => {
  if (!wantsNats(args)) return { config: configOf(env), nats: null };
  if (env['NATS_URL']) throw new BadConfig('NATS_URL names a server, and --nats starts one; take one of them away');
  const { dataDir } = configOf({ ...env, LOG: '' });
  const key = masterKey(dataDir).export().toString('hex');
  const nats = await startNats(dataDir, env);
  return { config: configOf({ MASTER_KEY: key, ...env, NATS_URL: nats.url, NATS_CREDS: nats.creds, NATS_KEYS: nats.keys }), nats };
};

/** Said by the settings, by the system (`syscall`), by SQLite (`errcode`) or by a storage (`_tag`) of what it was asked: one line. All else is a fault of ours. */
const isPlain = (error: unknown): error is Error =>
  error instanceof BadConfig || (error instanceof Error && ('_tag' in error || 'syscall' in error || 'errcode' in error));

const start = async (args: readonly string[], env: Env): Promise<void> => {
  const { config, nats } = await settled(args, env);
  const logger = loggerOf(config.logLevel);
  const paced = new Set<string>();
  const running = await listen(config, logger, { pace: (game) => (paced.has(game) ? DEMO_PACE_MS : 0) }).catch(async (error: unknown) => {
    await nats?.stop();
    throw error;
  });
  for (const warning of running.service.storage.warnings) logger.warn(warning);
  if (nats) console.log(`The log is kept by nats-server ${nats.version} at ${nats.url}`);
  console.log(`Arbiter listens on ${running.url}`);
  if (config.demo) await beginDemo(running.service.ground, paced);
  const stop = async (): Promise<void> => {
    await running.stop();
    await nats?.stop();
    process.exit(0);
  };
  let stopping: Promise<void> | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopping ??= stop(); // a terminal sends the one, and whoever started this the other
    });
};

try {
  await start(process.argv.slice(2), process.env);
} catch (error) {
  if (!isPlain(error)) throw error;
  console.error(`arbiter: ${error.message}`);
  process.exit(1);
}
