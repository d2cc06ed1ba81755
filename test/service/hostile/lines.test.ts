import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asking, type TestServer, testServer } from '../../../services/server/src/testServer.ts';
import { type Besieged, besieged, expectCalm, expectDiscreet, expectProblem } from './ground.ts';
import { answerIn, exchanged } from './wire.ts';

/*
 * Lines that trickle, break off, speak something else, or are many.
 */

const patience = { headMs: 300, requestMs: 600 };
const MOST_EACH = 50;

let server: TestServer;
let game: Besieged;
const logged: string[] = [];
beforeAll(async () => {
  server = await testServer({}, { logged: (line) => logged.push(line), patience });
  game = await besieged(server);
});
afterEach(() => expectCalm(logged));
afterAll(() => server.dispose());

const isWell = async (): Promise<boolean> => (await fetch(`${server.url}/healthz`)).status === 200;
const streams = async (): Promise<number> => Number(/^arbiter_event_streams_open (\d+)/mu.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1]);
const opened = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket: Socket = connect(game.port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

describe('what trickles', () => {
  it.each([
    ['a head', 'GET /v1/games HTTP/1.1\r\nhost: x\r\n'],
    ['a body', `POST /v1/games HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"rules":`],
    ['a body in parts', `POST /v1/games HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ])('is told so and hung up on: %s', async (_, bytes) => {
    const answer = answerIn(await exchanged(game.port, bytes, 10_000));
    expect([answer.status, answer.type]).toEqual([408, 'application/problem+json']);
    expectProblem(JSON.parse(answer.body));
  });
  it('holds nobody else up', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, opened));
    for (const socket of sockets) {
      socket.on('error', () => {}).resume();
      socket.write('POST /v1/games HTTP/1.1\r\nhost: x\r\ncontent-le');
    }
    expect(await isWell()).toBe(true);
    await expect.poll(() => sockets.every((socket) => socket.readableEnded || socket.destroyed), { timeout: 10_000 }).toBe(true);
  });
});

describe('what is no request', () => {
  it.each([
    ['another protocol', '\u0016\u0003\u0001\u0002\u0000'],
    ['a version to come', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n'],
    ['a line that ends within a field', 'GET / HTTP/1.1\r\nhost: x\r\na\rb: c\r\n\r\n'],
    ['two lengths', 'POST /v1/games HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
    ['a length and parts', 'POST /v1/games HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['parts of no size', 'POST /v1/games HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'],
    ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n'],
    ['an address that is none', 'GET http://[ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
    ['a head of 40 KB', `GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(40_000)}\r\n\r\n`],
    ['a head of 3000 fields', `GET /nothing HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${'a:b\r\n'.repeat(3000)}\r\n`],
  ])('is told so: %s', async (_, bytes) => {
    const answer = answerIn(await exchanged(game.port, bytes));
    expect(answer.type, answer.head).toBe('application/problem+json');
    expectProblem(JSON.parse(answer.body));
    expectDiscreet(answer.head + answer.body, game.secrets);
  });
  it('ends a stream without a word in it', async () => {
    const socket = await opened();
    let heard = '';
    const ended = new Promise((resolve) => socket.once('close', resolve));
    socket
      .on('error', () => {})
      .on('data', (chunk) => {
        heard += chunk.toString();
      });
    socket.write(`GET /v1/games/${game.game}/events HTTP/1.1\r\nhost: x\r\n\r\n`);
    await expect.poll(() => heard).toContain('data: ');
    socket.write('\u0000 this is no request\r\n\r\n');
    await ended;
    expect(heard).not.toContain('problem');
  });
});

describe('streams', () => {
  it('are so many for each who asks, and are given back when he goes', async () => {
    const stop = new AbortController();
    const path = `${server.url}/v1/games/${game.game}/events`;
    const answers = await Promise.all(
      Array.from({ length: MOST_EACH + 30 }, () => fetch(path, { signal: stop.signal, headers: { authorization: `Bearer ${game.a}` } })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(30);
    for (const answer of refused) expectProblem((await answer.json()) as object);
    expect((await fetch(path, { signal: stop.signal })).status).toBe(200);
    stop.abort();
    await expect.poll(streams, { timeout: 10_000 }).toBe(0);
  });
  it('that nobody reads do not hold the service up, and end with their lines', async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, opened));
    for (const socket of sockets)
      socket
        .on('error', () => {})
        .pause()
        .write('GET /v1/feed HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(streams).toBe(sockets.length);
    await asking(server)(`/v1/games/${game.game}/actions`, { token: game.a, body: { actionId: 'x', kind: 'concede' } });
    expect(await isWell()).toBe(true);
    await pause(50);
    for (const socket of sockets) socket.destroy();
    await expect.poll(streams, { timeout: 10_000 }).toBe(0);
  });
});
