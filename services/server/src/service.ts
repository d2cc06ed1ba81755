import { mkdirSync } from 'node:fs';
import { cards } from '@arbiter/cards';
import { isUnreadable, keysOf, masterKey, type OpenedStorage } from '@arbiter/log';
import type { Entry } from '@arbiter/schema';
import { endsGame, engineHash, type Ground, Host } from '@arbiter/table';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { Bots } from './core/bots.ts';
import { Callers } from './core/callers.ts';
import type { ServiceGround } from './core/ground.ts';
import { Growth } from './core/growth.ts';
import { History } from './core/history.ts';
import { known } from './core/listing.ts';
import { folds } from './core/querying.ts';
import { Quota } from './core/quota.ts';
import { Metrics } from './metrics.ts';
import { admissionBy } from './nats/bus.ts';
import { storageBy } from './storage.ts';

/** A service without its transports: everything that answers, nothing that listens. */
export interface Service {
  readonly ground: ServiceGround;
  readonly metrics: Metrics;
  readonly storage: OpenedStorage;
  /** Told of every entry this process stores, once it is stored. */
  readonly onStored: (listener: (entry: Entry) => void) => void;
  close(): Promise<void>;
}
export interface ServiceOptions {
  /** Milliseconds that a bot thinks in a game. */
  readonly pace?: (game: string) => number;
}

/** A key that was changed shows in nothing but shuffles and salts that come out otherwise: so it is looked for. */
const keyWarnings = async ({ log, keysOf }: Pick<Ground, 'log' | 'keysOf'>): Promise<readonly string[]> => {
  try {
    const [game] = await log.games('', 1);
    if (game === undefined) return [];
    for await (const { entry } of log.read(game)) {
      const isSame = entry.action.kind !== 'create' || entry.action.setup.keyId === keysOf(game).keyId;
      return isSame ? [] : ['games in this log were created under another MASTER_KEY: none of them can go on, be verified or reveal its seed'];
    }
  } catch (error) {
    if (!isUnreadable(error)) throw error;
  }
  return [];
};

export const openService = async (config: Config, logger: Logger, { pace }: ServiceOptions = {}): Promise<Service> => {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const opened = await storageBy(config);
  const master = masterKey(config.dataDir);
  const metrics = new Metrics();
  const listeners: ((entry: Entry) => void)[] = [];
  const ground: Ground = {
    log: opened.log,
    beside: opened.beside,
    keysOf: (game) => keysOf(master, game),
    engine: engineHash(),
    now: () => Date.now(),
    stored: (entry) => {
      for (const listener of listeners) listener(entry);
    },
  };
  const storage = { ...opened, warnings: [...opened.warnings, ...(await keyWarnings(ground))] };
  const host = new Host(ground);
  const growth = new Growth();
  await growth.start(ground.log, (error) => logger.error({ error: String(error) }, 'the log could not be followed; trying again'));
  const bots = new Bots(ground, host, {
    ...(pace ? { pace } : {}),
    failed: (game, error) => logger.error({ game, error: String(error) }, 'a bot could not play on'),
  });
  bots.watch(growth);
  const games = new Quota(config.mostGames);
  growth.listen(({ game, isLast }) => isLast && games.end(game)); // whichever process has stored it
  listeners.push((entry) => {
    const isLast = endsGame(entry);
    metrics.stored(isLast);
    if (isLast) games.end(entry.game);
    bots.stored(entry);
  });
  metrics.gauge('arbiter_games_awake', 'Games held in memory.', () => host.awake);
  metrics.gauge('arbiter_games_quarantined', 'Games that stand still and wait for a judge.', async () => (await storage.beside.quarantines()).length);
  return {
    ground: {
      ...ground,
      host,
      history: new History(ground.log, async (game, head, reason) => {
        const isFirst = await ground.beside.quarantine({ game, head, reason, action: null, at: ground.now() });
        if (isFirst) logger.error({ game, reason }, 'a game stands still');
      }),
      folds: folds(),
      known: known(),
      growth,
      callers: new Callers(config.tokens, ground.beside),
      bots,
      cards,
      master,
      games,
      admit: admissionBy(config),
      count: (kind, reply) => metrics.action(kind, reply),
    },
    metrics,
    storage,
    onStored: (listener) => void listeners.push(listener),
    close: async () => {
      bots.close();
      await growth.close();
      await storage.log.close();
      await storage.beside.close();
    },
  };
};
