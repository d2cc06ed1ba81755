import { BadConfig, configOf } from './config.ts';
import { beginDemo } from './demo.ts';
import { listen } from './listen.ts';
import { loggerOf } from './logging.ts';

/** Said by the settings, by the system (`syscall`), by SQLite (`errcode`) or by a storage (`_tag`) of what it was asked: one line. All else is a fault of ours. */
const isPlain = (error: unknown): error is Error =>
  error instanceof BadConfig || (error instanceof Error && ('_tag' in error || 'syscall' in error || 'errcode' in error));

const start = async (): Promise<void> => {
  const config = configOf(process.env);
  const logger = loggerOf(config.logLevel);
  const demo = new Set<string>();
  const running = await listen(config, logger, { pace: (game) => (demo.has(game) ? DEMO_PACE_MS : 0) });
  for (const warning of running.service.storage.warnings) logger.warn(warning);
  console.log(`Arbiter listens on ${running.url}`);
  if (config.demo) await beginDemo(running.service.ground, demo);
  const stop = (): void => void running.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};
const DEMO_PACE_MS = 400;

try {
  await start();
} catch (error) {
  if (!isPlain(error)) throw error;
  console.error(`arbiter: ${error.message}`);
  process.exit(1);
}
