import { type Durability, durabilities, keysOf, masterKey, openStorage } from '@arbiter/log';
import { engineHash, type Ground } from '@arbiter/table';

/** What the person at the terminal did wrong: said in one line, without a stack. */
export class UsageError extends Error {}

const dataDir = (): string => process.env['DATA_DIR'] ?? './data';

const durability = (): Durability => {
  const name = process.env['DURABILITY'] ?? 'full';
  const found = durabilities.find((d) => d === name);
  if (!found) throw new UsageError(`DURABILITY is "${name}"; it can be ${durabilities.join(' or ')}`);
  return found;
};

export interface Opened extends Ground {
  close(): Promise<void>;
}

/** The storage and the service's key as the environment says: `DATA_DIR`, `DURABILITY`, `MASTER_KEY`. */
export const openGround = (log: string): Opened => {
  const storage = openStorage(log, { dataDir: dataDir(), durability: durability() });
  const master = masterKey(dataDir());
  return {
    ...storage,
    keysOf: (game) => keysOf(master, game),
    engine: engineHash(),
    now: () => Date.now(),
    close: async () => {
      await storage.log.close();
      await storage.beside.close();
    },
  };
};
