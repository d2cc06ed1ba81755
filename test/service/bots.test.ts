import { botNamed, heuristicBot, seeded } from '@arbiter/bots';
import { playSeat } from '@arbiter/bots/remote';
import { Arbiter, type GameClient, httpTransport, Refused, type Transport } from '@arbiter/client';
import type { BotName, CreatedGame } from '@arbiter/schema';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { json, run, started } from '../../services/cli/src/testCli.ts';
import { API, type TestServer, testServer } from '../../services/server/src/testServer.ts';

const deck = '24 Mountain\n20 Lightning Bolt\n16 Grizzly Bears';
const people = { rules: 'modern', players: ['Anna', 'Boris'].map((name) => ({ name, deck })) } as const;
/** As {@link people}, in a match whose loser, A, is asked first. */
const afterLoss = { ...people, match: { id: 'match', number: 2, previous: { loser: 'A', chooser: 'B' } } } as const;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.dispose());

const platform = (): Arbiter => new Arbiter(httpTransport(server.url), { token: API });
const tokenOf = ({ seats }: CreatedGame, seat: string): string => seats[seat]?.token ?? '';
const clientOf = (made: CreatedGame, seat: string, transport: Transport = httpTransport(server.url)): GameClient =>
  new Arbiter(transport).game(made.game, { token: tokenOf(made, seat), seat });
const sits = (client: GameClient, name: BotName, seed: number): Promise<void> => playSeat(client, botNamed(name, seeded(seed)), seeded(seed));

describe('a bot in a seat of a service', () => {
  it('plays a whole game against another, each by its own client', async () => {
    const made = await platform().createGame(people);
    const [a, b] = [clientOf(made, 'A'), clientOf(made, 'B')];
    await Promise.all([sits(a, 'heuristic', 1), sits(b, 'random', 2)]);
    const { head, view } = await a.view();
    expect(view.result).not.toBeNull();
    expect([a.head, b.head]).toEqual([head, head]);
    await sits(a, 'heuristic', 1); // a game that is over, and followed to its end, asks nothing
    expect((await a.view()).head).toEqual(head);
  });

  it('sees the game as its seat does, and nothing more', async () => {
    const made = await platform().createGame(people);
    const stop = new AbortController();
    const client = new Arbiter(httpTransport(server.url)).game(made.game, { token: tokenOf(made, 'A'), seat: 'A', signal: stop.signal });
    const inner = heuristicBot(seeded(3));
    let looks = 0;
    const spying = playSeat(
      client,
      {
        choose: (decision, see) => {
          const view = see();
          expect(view.players.find(({ seat }) => seat === 'B')?.hand.cards.some(({ id }) => id !== null)).toBe(false);
          expect(decision.seat).toBe('A');
          if (looks++ === 20) stop.abort();
          return inner.choose(decision, () => view);
        },
      },
      seeded(4),
    );
    const other = sits(clientOf(made, 'B'), 'random', 5);
    await expect(spying).rejects.toMatchObject({ name: 'AbortError' });
    await clientOf(made, 'A').concede();
    await other;
    expect(looks).toBeGreaterThan(20);
  });

  it('answers by chance, once, where the rules refuse what it chose', async () => {
    const made = await platform().createGame(afterLoss);
    const real = httpTransport(server.url);
    /** Refuses the first so many answers to every decision, for three decisions. */
    const refusing = (most: number): { readonly transport: Transport; readonly refused: Map<number, number> } => {
      const refused = new Map<number, number>();
      const transport: Transport = {
        ...real,
        ask(operation, body, ...more) {
          const { action } = body as { readonly action?: { readonly decisionId: number } };
          const times = refused.get(action?.decisionId ?? -1) ?? 0;
          if (operation !== 'act' || !action || times >= most || (refused.size === 3 && times === 0)) return real.ask(operation, body, ...more);
          refused.set(action.decisionId, times + 1);
          return Promise.reject(new Refused({ type: '', title: 'refused', status: 422, code: 'illegal-answer' }));
        },
      };
      return { transport, refused };
    };
    const [once, always] = [refusing(1), refusing(2)];
    const other = sits(clientOf(made, 'B'), 'random', 7); // from the beginning: he may be the one who is asked first
    await expect(sits(clientOf(made, 'A', always.transport), 'heuristic', 6)).rejects.toThrow('refused');
    expect([...always.refused.values()]).toEqual([2]);
    await Promise.all([sits(clientOf(made, 'A', once.transport), 'heuristic', 6), other]);
    expect([...once.refused.values()]).toEqual([1, 1, 1]);
    expect((await clientOf(made, 'A').view()).view.result).not.toBeNull();
  });

  it('is a command', async () => {
    const made = await platform().createGame(people);
    const command = (seat: string, ...more: readonly string[]) =>
      run({ ARBITER_TOKEN: tokenOf(made, seat) }, 'bot', made.game, '--url', server.url, '--seat', seat, ...more);
    const [a, b] = await Promise.all([command('A', '--seed', '8'), command('B', '--bot', 'random')]);
    const { head, view } = await clientOf(made, 'A').view();
    for (const ran of [a, b]) expect([ran.code, json(ran)]).toEqual([0, { game: made.game, entry: head.index, result: view.result }]);
  });

  it.each([
    ['C', 'the game has no seat C'],
    ['B', "the digest of seat B does not cover its part, or the token is another seat's"],
  ])('is a command that says so where the token is not that of seat %s', async (seat, why) => {
    const made = await platform().createGame(people);
    const { code, err } = await run({ ARBITER_TOKEN: tokenOf(made, 'A') }, 'bot', made.game, '--url', server.url, '--seat', seat);
    expect([code, err.trim()]).toEqual([2, expect.stringMatching(new RegExp(`^arbiter: .*: ${why}$`, 'u'))]);
  });

  it('is a command that says in one line what it cannot do, and that ends when it is interrupted', async () => {
    const made = await platform().createGame(afterLoss);
    const args = ['bot', made.game, '--url', server.url, '--seat', 'A'];
    const bad = async (env: NodeJS.ProcessEnv, ...more: readonly string[]) => {
      const { code, err } = await run({ ARBITER_TOKEN: tokenOf(made, 'A'), ...env }, ...args, ...more);
      return [code, err.trim()];
    };
    expect(await bad({ ARBITER_TOKEN: '' })).toEqual([2, expect.stringMatching(/^arbiter: the seat's token .*$/u)]);
    expect(await bad({ ARBITER_TOKEN: 'nonsense' })).toEqual([2, expect.stringMatching(/^arbiter: .*$/u)]);
    expect(await bad({}, '--url', 'here')).toEqual([2, expect.stringMatching(/^arbiter: --url is "here".*$/u)]);
    expect(await bad({}, '--url', 'nats://127.0.0.1:1')).toEqual([2, expect.stringMatching(/^arbiter: over NATS .*$/u)]);
    expect(await bad({}, '--bot', 'wise')).toEqual([2, expect.stringMatching(/^arbiter: --bot is "wise".*$/u)]);
    const waiting = started({ ARBITER_TOKEN: tokenOf(made, 'A') }, args);
    onTestFinished(() => void waiting.kill('SIGKILL'));
    const ended = new Promise((resolve) => waiting.once('close', resolve));
    await expect.poll(async () => (await clientOf(made, 'A').view()).head.index, { timeout: 20_000 }).toBeGreaterThan(0);
    waiting.kill('SIGINT');
    expect(await ended).toBe(130);
  });
});
