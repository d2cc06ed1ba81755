import { connectNats } from '@arbiter/log/jetstream';
import type { Tracer } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Admission } from '../core/ground.ts';
import type { Buckets } from '../core/quota.ts';
import type { Service } from '../service.ts';
import { natsOptionsOf } from '../storage.ts';
import { seatCredentials } from './credentials.ts';
import { seatSigning } from './keys.ts';
import { Publisher } from './publisher.ts';
import { serveBus } from './service.ts';

/** How long a seat's credentials for the bus are good; after that its token still is, over HTTP. */
const DAYS = 7;
const DAY_MS = 86_400_000;

/** Null where no keys are named: then seats are not let in, and ask over HTTP. */
export const admissionBy = ({ natsKeys }: Config): Admission | null => {
  if (natsKeys === null) return null;
  const signing = seatSigning(natsKeys);
  return async (game, seat) => {
    const { creds, inboxPrefix, expires } = await seatCredentials(signing, { game, seat, expires: new Date(Date.now() + DAYS * DAY_MS) });
    return { creds, inboxPrefix, expires: expires.getTime() };
  };
};

export interface BusOptions {
  readonly looks: Buckets;
  readonly tracer: Tracer;
  readonly logger: Logger;
}
export interface OnBus {
  close(): Promise<void>;
}

/** The service on the message bus: its endpoints, and the streams that others follow. */
export const joinBus = async (config: Config, { ground, onStored }: Service, { looks, tracer, logger }: BusOptions): Promise<OnBus | null> => {
  const options = natsOptionsOf(config);
  if (!options) return null;
  const client = await connectNats(options);
  const failed = (error: unknown): void => logger.error({ error: error instanceof Error ? error.stack : String(error) }, 'a request on the bus failed');
  const publisher = await Publisher.open({
    ...ground,
    client,
    replicas: config.replicas,
    failed: (game, error) => logger.error({ game, error: String(error) }, 'a game is not told of on the bus'),
  });
  onStored(({ game }) => publisher.nudge(game));
  publisher.watch(ground.growth);
  void publisher.sweep().catch((error: unknown) => logger.error({ error: String(error) }, 'games were not looked through for the bus'));
  const micro = await serveBus({ ground, connection: client.nc, looks, tracer, failed });
  return {
    close: async () => {
      await micro.stop();
      publisher.close();
      await client.nc.drain();
    },
  };
};
