import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { Refusal } from '../core/problem.ts';
import { type Flow, ndjson, Streams, sse } from './streams.ts';

async function* endless(): AsyncGenerator<{ readonly id: number; readonly data: string }, void> {
  for (let id = 0; ; id++) yield { id, data: 'x'.repeat(10_000) };
}

it.each([
  ['events', sse],
  ['lines', ndjson],
])('a reader of %s who takes nothing holds no place once he may not read on', async (_, open) => {
  const [streams, failures]: [Streams, unknown[]] = [new Streams(5, 5), []];
  let isAllowed = true;
  const allowed = async (): Promise<void> => {
    if (!isAllowed) throw new Refusal('unauthenticated');
  };
  const flow: Flow = { items: endless, streams, who: 'he', allowed, failed: (error) => failures.push(error) };
  const answer = await new Hono().get('/', (c) => open(c, flow)).request('/');
  await expect.poll(() => streams.count).toBe(1);
  isAllowed = false;
  await expect.poll(() => streams.count, { timeout: 5000 }).toBe(0);
  expect([answer.status, failures]).toEqual([200, []]);
});

it('streams that nobody reads end with the service', async () => {
  const streams = new Streams(5, 5);
  const flow: Flow = { items: endless, streams, who: 'he', allowed: async () => undefined, failed: () => undefined };
  await new Hono().get('/', (c) => sse(c, flow)).request('/');
  expect(streams.count).toBe(1);
  streams.close();
  await expect.poll(() => streams.count).toBe(0);
});
