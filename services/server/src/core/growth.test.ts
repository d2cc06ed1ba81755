import { memoryLog } from '@arbiter/log';
import { expect, it } from 'vitest';
import { sampleGame, sampleGameId } from '../../../../packages/log/src/samples.ts';
import { Growth } from './growth.ts';

it('goes on telling where it was, after the storage could not be followed', async () => {
  const log = memoryLog();
  const [told, failures]: [number[], unknown[]] = [[], []];
  let broken = 0;
  const growth = new Growth();
  growth.listen(({ index }) => told.push(index));
  const shaky: typeof log = {
    ...log,
    async *follow(after, signal) {
      for await (const stored of log.follow(after, signal)) {
        if (stored.index === 1 && broken++ === 0) throw new Error('the disk is gone');
        yield stored;
      }
    },
  };
  await growth.start(shaky, (error) => failures.push(error));
  for (const { entry, text } of sampleGame(sampleGameId(), 3)) await log.append(entry.game, entry.index, entry, text);
  await expect.poll(() => told, { timeout: 5000 }).toEqual([0, 1, 2]);
  expect(failures).toHaveLength(1);
  await growth.close();
});
