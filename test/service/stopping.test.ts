import { once } from 'node:events';
import type { CreatedGame } from '@arbiter/schema';
import { expect, it } from 'vitest';
import { API, serverProcess } from '../support/serverProcess.ts';

const deck = '20 Mountain\n20 Lightning Bolt';
const bots = ['Left', 'Right'].map((name) => ({ name, deck, bot: 'random' }));

it('stops once and in order, however often it is told to, in the middle of games', async () => {
  const server = await serverProcess({});
  const create = async (): Promise<CreatedGame> => {
    const headers = { authorization: `Bearer ${API}`, 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/v1/games`, { method: 'POST', headers, body: JSON.stringify({ rules: 'classic', players: bots }) });
    return (await answer.json()) as CreatedGame;
  };
  const games = await Promise.all([1, 2, 3, 4].map(create));
  const streams = await Promise.all(games.map(async ({ game }) => fetch(`${server.url}/v1/games/${game}/events`)));
  const read = Promise.all(streams.map(async (stream) => stream.text()));
  const exited = once(server.child, 'exit');
  server.child.kill('SIGINT');
  await server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect((await read).every((text) => text.startsWith('data: '))).toBe(true); // ended, not broken off
  expect(server.said()).toBe('');
});
