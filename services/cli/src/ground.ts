import { readFileSync } from 'node:fs';
import { type Durability, durabilities, type GameKeys, isUnreadable, keysOf, masterKey, type NatsOptions, openStorage, type Pinned } from '@arbiter/log';
import { engineHash, type Ground } from '@arbiter/table';

/** What the person at the terminal did wrong: said in one line, without a stack. */
export class UsageError extends Error {}

const dataDir = (): string => process.env['DATA_DIR'] || './data';

const durability = (): Durability => {
  const name = process.env['DURABILITY'] || 'full';
  const found = durabilities.find((d) => d === name);
  if (!found) throw new UsageError(`DURABILITY is "${name}"; it can be ${durabilities.join(' or ')}`);
  return found;
};

export interface Opened extends Ground {
  close(): Promise<void>;
}

const nats = (): { readonly nats?: NatsOptions } => {
  const [url, creds] = [process.env['NATS_URL'], process.env['NATS_CREDS']];
  if (!url) return {};
  return { nats: { url, ...(creds ? { credentials: readFileSync(creds, 'utf8') } : {}) } };
};

/** The same storage as the service's. */
const named = (): string => process.env['LOG'] || (process.env['NATS_URL'] ? 'jetstream' : 'sqlite');

/** The storage and the service's key as the environment says: `LOG`, `DATA_DIR`, `DURABILITY`, `NATS_URL`, `NATS_CREDS`, `MASTER_KEY`. */
export const openGround = async (log = named()): Promise<Opened> => {
  const { warnings, ...storage } = await openStorage(log, { dataDir: dataDir(), durability: durability(), ...nats() });
  for (const warning of warnings) console.error(`arbiter: ${warning}`);
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

const pinnedIn = async ({ log }: Ground, game: string): Promise<Pinned | null> => {
  try {
    for await (const { entry } of log.read(game)) return entry.action.kind === 'create' ? entry.action.setup : null;
  } catch (error) {
    if (!isUnreadable(error)) throw error;
  }
  return null;
};
/** A game's keys. By those of another master key than its own every salt would be wrong, and its log seem to be damaged; a damaged log differs in one of the two at most. */
export const keysFor = async (ground: Ground, game: string): Promise<GameKeys> => {
  const keys = ground.keysOf(game);
  const pinned = await pinnedIn(ground, game);
  if (pinned && pinned.keyId !== keys.keyId && pinned.commitment !== keys.commitment)
    throw new UsageError(`game ${game} was created under another master key than MASTER_KEY or the one in DATA_DIR`);
  return keys;
};
