import { randomBot, seeded } from '@arbiter/bots';
import { Arbiter, Broken, type Choose, type GameClient, httpTransport, type Message, Refused, type Transport, Unreachable } from '@arbiter/client';
import type { CreatedGame } from '@arbiter/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, JUDGE, type TestServer, testServer } from '../../services/server/src/testServer.ts';

const deck = '24 Mountain\n20 Lightning Bolt\n16 Grizzly Bears';
const people = { rules: 'modern', players: ['Anna', 'Boris'].map((name) => ({ name, deck })) } as const;
const withBot = {
  rules: 'classic',
  players: [
    { name: 'Anna', deck },
    { name: 'Bot', deck, bot: 'heuristic' },
  ],
} as const;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.dispose());

const platform = (): Arbiter => new Arbiter(httpTransport(server.url), { token: API });
const seat = (made: CreatedGame, name: string, transport: Transport = httpTransport(server.url), more: object = {}): GameClient =>
  new Arbiter(transport).game(made.game, { token: made.seats[name]?.token ?? '', seat: name, ...more });
const chancy = (seed: number): Choose => {
  const bot = randomBot(seeded(seed));
  return (decision) => bot.choose(decision);
};
const entriesOf = async (game: string): Promise<readonly string[]> => {
  const answer = await fetch(`${server.url}/v1/games/${game}/entries`, { headers: { authorization: `Bearer ${JUDGE}` } });
  return (await answer.text()).split('\n').filter((line) => line !== '');
};
/** One whose messages come changed on the way. */
const tampered = (change: (message: Message) => Message): Transport => {
  const transport = httpTransport(server.url);
  return {
    ...transport,
    async *messages(...args) {
      for await (const message of transport.messages(...args)) yield change(message);
    },
  };
};

describe('the client', () => {
  it('plays a game to its end against a bot, and has proved every message of it', async () => {
    const made = await platform().createGame(withBot);
    const anna = seat(made, 'A');
    await anna.play(chancy(1));
    const { head, view } = await anna.view();
    expect(view.result).not.toBeNull();
    expect(anna.head).toEqual(head);
    expect((await entriesOf(made.game)).length).toBe(head.index + 1);
    const watched = platform().game(made.game);
    let seen = 0;
    for await (const message of watched.messages()) if (seen++ === head.index || !message.public.awaited) break;
    expect(watched.head).toEqual(head);
  });

  it('goes on where the service was stopped and started again', async () => {
    const made = await platform().createGame(people);
    const [a, b] = ['A', 'B'].map((name) => seat(made, name)) as [GameClient, GameClient];
    let answers = 0;
    const counted =
      (choose: Choose): Choose =>
      (...args) => {
        answers++;
        return choose(...args);
      };
    const playing = Promise.all([a.play(counted(chancy(2))), b.play(counted(chancy(3)))]);
    await expect.poll(() => answers, { timeout: 30_000 }).toBeGreaterThan(10);
    server = await server.again();
    const before = answers;
    await playing;
    expect(answers).toBeGreaterThan(before);
    expect((await a.view()).view.result).not.toBeNull();
    expect(a.head).toEqual(b.head);
    const ids = (await entriesOf(made.game)).map((line) => JSON.parse(line).action).map(({ seat: by, actionId }) => `${by} ${actionId}`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('acts once, however often the answer is lost', async () => {
    const real = httpTransport(server.url);
    let losses = 3;
    const lossy: Transport = {
      ...real,
      async ask(operation, ...args) {
        const answer = await real.ask(operation, ...args);
        if ((operation === 'act' || operation === 'create') && losses-- > 0) throw new TypeError('the line broke');
        return answer;
      },
    };
    const made = await new Arbiter(lossy, { token: API }).createGame(people);
    const games: string[] = [];
    for await (const { game } of platform().games()) games.push(game);
    expect(games.filter((game) => game === made.game)).toHaveLength(1);
    losses = 2;
    const { repeated, head } = await seat(made, 'A', lossy).concede();
    expect([repeated, head.index]).toEqual([true, 1]);
    expect(await entriesOf(made.game)).toHaveLength(2);
  });

  it.each<[string, (message: Message) => Message]>([
    ['something else', (m) => ({ ...m, public: { ...m.public, action: { kind: 'ruling' } } })],
    ['another time', (m) => ({ ...m, head: { ...m.head, at: m.head.at + 1 } })],
    ['another own part', (m) => ('part' in m ? { ...m, part: { ...m.part, events: [], action: null } } : m)],
    ['another index', (m) => ({ ...m, head: { ...m.head, index: m.head.index + 1 } })],
  ])('says that the chain is broken when a message says %s', async (_, change) => {
    const made = await platform().createGame(people);
    const { seat: asked } = (await platform().game(made.game).decision()).awaited ?? { seat: '' };
    await seat(made, asked).answer({ id: 0 }, { player: 'A' });
    const forged = seat(
      made,
      asked,
      tampered((message) => (message.head.index === 1 ? change(message) : message)),
    );
    const reading = (async () => {
      for await (const message of forged.messages()) if (message.head.index > 1) break;
    })();
    await expect(reading).rejects.toBeInstanceOf(Broken);
    expect(forged.head?.index).toBe(0);
  });

  it('rejects with what the rules say, at once', async () => {
    const made = await platform().createGame(people);
    const { seat: asked } = (await platform().game(made.game).decision()).awaited ?? { seat: '' };
    const refused = await seat(made, asked)
      .answer({ id: 0 }, { player: 'Z' })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).problem).toMatchObject({ code: 'illegal-answer', rule: '2008:101.2' });
    await expect(new Arbiter(httpTransport(server.url)).createGame(people)).rejects.toMatchObject({ problem: { code: 'unauthenticated' } });
  });

  it('gives up after its patience, and says so', async () => {
    const nobody = new Arbiter(httpTransport('http://127.0.0.1:1'), { patienceMs: 300, timeoutMs: 200 });
    await expect(nobody.game('a'.repeat(26)).view()).rejects.toBeInstanceOf(Unreachable);
    await expect(nobody.game('a'.repeat(26)).messages().next()).rejects.toBeInstanceOf(Unreachable);
  });
});
