import { join } from 'node:path';
import { type Beside, memoryBeside } from './beside.ts';
import { MissingSetting, UnknownAdapter } from './errors.ts';
import type { NatsOptions } from './jetstream/client.ts';
import { memoryLog } from './memory.ts';
import type { GameLog } from './port.ts';
import { sqliteBeside } from './sqlite/beside.ts';
import { sqliteLog } from './sqlite/log.ts';
import type { Durability } from './sqlite/open.ts';

export const adapters = ['memory', 'sqlite', 'jetstream'] as const;
export type Adapter = (typeof adapters)[number];

export interface StorageOptions {
  readonly dataDir: string;
  readonly durability?: Durability;
  /** Where `jetstream` finds its servers. */
  readonly nats?: NatsOptions;
}

export interface Storage {
  readonly log: GameLog;
  readonly beside: Beside;
}

export interface OpenedStorage extends Storage {
  /** What the operator should be told at start-up. */
  readonly warnings: readonly string[];
}

export function adapterNamed(name: string): Adapter {
  const found = adapters.find((adapter) => adapter === name);
  if (found === undefined) throw new UnknownAdapter(name, adapters);
  return found;
}

async function openJetstream({ nats }: StorageOptions): Promise<OpenedStorage> {
  if (nats === undefined) throw new MissingSetting('the log "jetstream" needs the URL of a NATS server');
  const { jetstreamBeside, jetstreamLog } = await import('./jetstream/index.ts'); // a tenth of a second that the other logs need not wait
  const log = await jetstreamLog(nats);
  try {
    return { log, beside: await jetstreamBeside(nats), warnings: log.warnings };
  } catch (error) {
    await log.close();
    throw error;
  }
}

const openers: Readonly<Record<Adapter, (options: StorageOptions) => Promise<OpenedStorage>>> = {
  memory: async () => ({ log: memoryLog(), beside: memoryBeside(), warnings: [] }),
  sqlite: async ({ dataDir, durability = 'full' }) => ({
    log: sqliteLog({ path: join(dataDir, 'log.sqlite'), durability }),
    beside: sqliteBeside({ path: join(dataDir, 'beside.sqlite'), durability }),
    warnings: [],
  }),
  jetstream: openJetstream,
};

/** The log called `name` with what stands beside it. Throws `UnknownAdapter`, `MissingSetting`, `BadFile`, `UnsafeStorage`, `Unreachable`. */
export const openStorage = async (name: string, options: StorageOptions): Promise<OpenedStorage> => openers[adapterNamed(name)](options);
