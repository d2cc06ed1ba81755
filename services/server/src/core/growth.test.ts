import { expect, it } from 'vitest';
import { asking, made, testServer } from '../testServer.ts';
import { Growth } from './growth.ts';

it('goes on telling where it was, after the storage could not be followed', async () => {
  const server = await testServer();
  const { log } = server.service.ground;
  const [told, failures]: [number[], unknown[]] = [[], []];
  const shaky: typeof log = {
    ...log,
    async *follow(after, signal) {
      for await (const stored of log.follow(after, signal)) {
        if (stored.index === 1 && failures.length === 0) throw new Error('the disk is gone');
        yield stored;
      }
    },
  };
  const growth = new Growth();
  growth.listen(({ index, isLast }) => told.push(isLast ? -index : index));
  await growth.start(shaky, (error) => failures.push(error));
  const ask = asking(server);
  const { game, a } = await made(ask);
  await ask(`/v1/games/${game}/actions`, { token: a, body: { actionId: '1', kind: 'concede' } });
  await expect.poll(() => told, { timeout: 5000 }).toEqual([0, -1]);
  expect(failures).toHaveLength(1);
  await growth.close();
  await server.dispose();
});
