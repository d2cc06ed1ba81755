import { join } from 'node:path';
import { type Beside, memoryBeside } from './beside.ts';
import { UnknownAdapter } from './errors.ts';
import { memoryLog } from './memory.ts';
import type { GameLog } from './port.ts';
import { sqliteBeside } from './sqlite/beside.ts';
import { sqliteLog } from './sqlite/log.ts';
import type { Durability } from './sqlite/open.ts';

export const adapters = ['memory', 'sqlite'] as const;
export type Adapter = (typeof adapters)[number];

export interface StorageOptions {
  readonly dataDir: string;
  readonly durability?: Durability;
}

export interface Storage {
  readonly log: GameLog;
  readonly beside: Beside;
}

export function adapterNamed(name: string): Adapter {
  const found = adapters.find((adapter) => adapter === name);
  if (found === undefined) throw new UnknownAdapter(name, adapters);
  return found;
}

const openers: Readonly<Record<Adapter, (options: StorageOptions) => Storage>> = {
  memory: () => ({ log: memoryLog(), beside: memoryBeside() }),
  sqlite: ({ dataDir, durability = 'full' }) => ({
    log: sqliteLog({ path: join(dataDir, 'log.sqlite'), durability }),
    beside: sqliteBeside({ path: join(dataDir, 'beside.sqlite'), durability }),
  }),
};

/** The log called `name` with what stands beside it. Throws `UnknownAdapter`, `BadFile`. */
export const openStorage = (name: string, options: StorageOptions): Storage => openers[adapterNamed(name)](options);
