import { readFileSync } from 'node:fs';
import { type NatsOptions, type OpenedStorage, openStorage } from '@arbiter/log';
import type { StorageConfig } from './config.ts';

/** Where the message bus is; null: there is none. */
export const natsOptionsOf = ({ natsUrl, natsCreds, replicas }: StorageConfig): NatsOptions | null =>
  natsUrl === null ? null : { url: natsUrl, replicas, ...(natsCreds === null ? {} : { credentials: readFileSync(natsCreds, 'utf8') }) };

/** The log and what stands beside it, as the settings say. */
export const storageBy = (config: StorageConfig): Promise<OpenedStorage> => {
  const { log, dataDir, durability } = config;
  const nats = natsOptionsOf(config);
  return openStorage(log, { dataDir, durability, ...(nats ? { nats } : {}) });
};
