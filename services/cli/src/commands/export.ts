import { exportLines, type Stored } from '@arbiter/log';
import { keysFor, openGround, UsageError } from '../ground.ts';

/** Prints a stored game, one entry a line, each with the salts that open its digests; the last line of a finished game carries the seed. */
export const exportGame = async (game: string): Promise<void> => {
  const ground = await openGround();
  try {
    const entries: Stored[] = [];
    for await (const stored of ground.log.read(game)) entries.push(stored);
    const last = entries.at(-1);
    if (!last) throw new UsageError(`there is no game ${game}`);
    const keys = await keysFor(ground, game);
    const over = last.entry.batches.flat().some((e) => (e as { type?: string }).type === 'GameEnded');
    for await (const line of exportLines(entries, { saltKey: keys.saltKey, reveal: over ? { seed: keys.seed, keyId: keys.keyId } : null })) {
      if (!process.stdout.write(`${line}\n`)) await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
  } finally {
    await ground.close();
  }
};
