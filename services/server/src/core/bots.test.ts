import { Unconfirmed } from '@arbiter/log';
import { Host } from '@arbiter/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { burn, type TestServer, testServer, wanted } from '../testServer.ts';
import { Bots } from './bots.ts';
import { createGame } from './creating.ts';
import type { ServiceGround } from './ground.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.dispose());

/** The ground of the server, on a storage that lets so many appends down when it is told to. */
const onShakyStorage = (): { readonly ground: ServiceGround; readonly fail: (times: number) => void } => {
  const { stored: _, ...whole } = server.service.ground;
  let failing = 0;
  const log: ServiceGround['log'] = {
    ...whole.log,
    append: async (...what) => {
      if (failing-- > 0) throw new Unconfirmed(what[0], what[1], new Error('the disk is full'));
      return whole.log.append(...what);
    },
  };
  const ground = { ...whole, log };
  return {
    ground: { ...ground, host: new Host(ground) },
    fail: (times) => {
      failing = times;
    },
  };
};

it('a bot whose answer the storage did not take comes again', async () => {
  const { ground, fail } = onShakyStorage();
  const failures: unknown[] = [];
  const bots = new Bots(ground, ground.host, { abandonedAfter: 20, failed: (_, error) => failures.push(error) });
  const players = ['Left', 'Right'].map((name) => ({ name, deck: burn, bot: 'random' as const }));
  const { game } = await createGame(ground, { role: 'platform', token: null }, wanted({ players }));
  fail(3);
  bots.nudge(game);
  await expect.poll(async () => (await ground.log.head(game))?.index ?? 0).toBeGreaterThan(5);
  bots.close();
  expect(failures).toEqual([]);
});
