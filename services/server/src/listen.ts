import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { BadConfig, type Config } from './config.ts';
import { Buckets } from './core/quota.ts';
import { Health } from './health.ts';
import { appOf } from './http/app.ts';
import { httpServer, type Patience } from './http/serving.ts';
import { Streams } from './http/streams.ts';
import { joinBus } from './nats/bus.ts';
import { openService, type Service, type ServiceOptions } from './service.ts';
import { openTracing } from './tracing.ts';
import { Watchdog } from './watchdog.ts';

const MOST_STREAMS_EACH = 50;
const STRANGERS = { burst: 400, perSecond: 100 };
/** How long requests under way may go on when the service stops, in milliseconds. */
const GRACE_MS = 3000;
const IDLE_MS = 50;
const LOOKS = { burst: 60, perSecond: 20 };

export interface Running {
  readonly url: string;
  readonly service: Service;
  /** Answers what has come in, takes nothing more, closes the streams and then the storage. */
  stop(): Promise<void>;
}

export interface ListenOptions extends ServiceOptions {
  readonly patience?: Patience;
}

const listening = (server: Server, { port, host }: Config): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new BadConfig(`port ${port} is in use here; PORT names another`, { cause: error }) : error),
    );
    server.listen(port, host, () => {
      const { address, port: bound } = server.address() as AddressInfo;
      resolve(`http://${address.includes(':') ? `[${address}]` : address}:${bound}`);
    });
  });
/** Lets what is under way finish, for a while. */
const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const all = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS); // those whose last answer has gone out since
    server.close(() => {
      clearTimeout(all);
      clearInterval(idle);
      resolve();
    });
  });

/** The whole service, up and answering. Rejects if it cannot be, as where the port is taken. */
export const listen = async (config: Config, logger: Logger, { patience, ...options }: ListenOptions = {}): Promise<Running> => {
  const service = await openService(config, logger, options);
  const { ground, metrics, storage } = service;
  const watchdog = new Watchdog(config.mostLagMs);
  const streams = new Streams(config.mostStreams, MOST_STREAMS_EACH);
  const health = new Health(ground, watchdog, storage.warnings);
  metrics.gauge('arbiter_event_streams_open', 'Event streams open.', () => streams.count);
  metrics.gauge('arbiter_event_loop_lag_seconds', 'How late the last tick of the clock came.', () => watchdog.lag / 1000);
  const failed = (error: unknown): void => logger.error({ error: error instanceof Error ? error.stack : String(error) }, 'a request failed');
  const looks = new Buckets(LOOKS);
  const tracing = await openTracing(process.env);
  const { tracer } = tracing;
  const app = appOf({ ground, streams, strangers: new Buckets(STRANGERS), looks, health, metrics, tracer, cors: config.cors, failed });
  const server = httpServer(app, failed, patience);
  const url = await listening(server, config).catch(async (error: unknown) => {
    await service.close();
    throw error;
  });
  const bus = await joinBus(config, service, { looks, tracer, logger });
  health.ready = true;
  void ground.bots.resume().catch((error: unknown) => logger.error({ error: String(error) }, 'games of bots were not looked through'));
  const stop = async (): Promise<void> => {
    health.ready = false;
    streams.close();
    await Promise.all([closed(server), bus?.close()]);
    watchdog.close();
    await service.close();
    await tracing.close();
  };
  return { url, service, stop };
};
