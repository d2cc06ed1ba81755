import { keysOf, type Storage } from '@arbiter/log';
import type { Ground } from '@arbiter/table';
import { ENGINE, master } from './games.ts';

/** The key of games.ts as the environment variable `MASTER_KEY` takes it. */
export const MASTER_HEX = master.export().toString('hex');

/** What a table stands on in a test. */
export const groundOn = ({ log, beside }: Storage, engine = ENGINE): Ground => ({
  log,
  beside,
  keysOf: (game) => keysOf(master, game),
  engine,
  now: () => Date.now(),
});
