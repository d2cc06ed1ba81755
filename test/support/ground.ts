import { keysOf, type Storage } from '@arbiter/log';
import type { Ground } from '@arbiter/table';
import { ENGINE, master } from './games.ts';

/** What a table stands on in a test. */
export const groundOn = ({ log, beside }: Storage, engine = ENGINE): Ground => ({
  log,
  beside,
  keysOf: (game) => keysOf(master, game),
  engine,
  now: () => Date.now(),
});
