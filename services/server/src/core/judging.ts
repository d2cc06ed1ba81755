import { type Exported, exportLines } from '@arbiter/log';
import type { RevealedSeed } from '@arbiter/schema';
import { type Caller, denied } from './callers.ts';
import type { ServiceGround } from './ground.ts';
import { isQuarantined, refuse } from './problem.ts';
import { headOf, isOver } from './viewing.ts';

const onlyJudges = (caller: Caller): void => {
  if (caller.role !== 'judge') denied(caller);
};
/** A log that proves bad is told as far as it can be read: it is the evidence. */
const isKnownToBeOver = (ground: ServiceGround, game: string): Promise<boolean> =>
  isOver(ground, game).catch((error: unknown) => {
    if (isQuarantined(error)) return false;
    throw error;
  });

/** The whole game with its salts, a line an entry; a finished one with its seed. `arbiter verify` accepts it. Refuses before the first line. */
export const entries = async (ground: ServiceGround, caller: Caller, game: string): Promise<AsyncIterable<string>> => {
  onlyJudges(caller);
  const { seed, keyId, saltKey } = ground.keysOf(game);
  const reveal: Exported['reveal'] = (await isKnownToBeOver(ground, game)) ? { seed, keyId } : null;
  return exportLines(ground.log.read(game), { saltKey, reveal });
};

export const refusedIn = async (ground: ServiceGround, caller: Caller, game: string) => {
  onlyJudges(caller);
  if ((await ground.beside.quarantineOf(game)) === null) await headOf(ground, game);
  return { game, refused: await ground.beside.refusedIn(game) };
};

/** The seed, once the game is over: whoever has the chain can carry every shuffle out again. */
export const reveal = async (ground: ServiceGround, game: string): Promise<RevealedSeed> => {
  if (!(await isOver(ground, game))) return refuse('not-over');
  const { seed, keyId, commitment } = ground.keysOf(game);
  return { game, seed, keyId, commitment };
};
