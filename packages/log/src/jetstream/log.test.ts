import { setTimeout } from 'node:timers/promises';
import { headers } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { natsServer } from '../../../../test/support/nats/programs.ts';
import { type Proxy, proxyTo } from '../../../../test/support/nats/proxy.ts';
import { type NatsProcess, natsProcess } from '../../../../test/support/nats/server.ts';
import { needs } from '../../../../test/support/needs.ts';
import type { Sealed } from '../chain.ts';
import type { GameLog, Stored, Unreadable } from '../port.ts';
import { sampleAfter, sampleGame, sampleGameId } from '../samples.ts';
import { asking, rebuilt } from './harness.ts';
import { jetstreamLog } from './log.ts';
import { LOG_STREAM, logSubject } from './streams.ts';

const put = (log: GameLog, { entry, text }: Sealed) => log.append(entry.game, entry.index, entry, text);

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
const textsIn = async (log: GameLog, game: string, from?: number) => (await all(log.read(game, from))).map(({ text }) => text);

needs('nats-server', natsServer(), (program) => {
  let server: NatsProcess;
  const options = () => ({ url: server.url });
  beforeAll(async () => {
    server = await natsProcess({ program });
  });
  afterAll(() => server.dispose());

  describe('the JetStream log', () => {
    const opened = async (work: (log: GameLog) => Promise<void>, url = server.url, patienceMs = 15_000): Promise<void> => {
      const log = await jetstreamLog({ url, patienceMs });
      try {
        await work(log);
      } finally {
        await log.close();
      }
    };

    it('knows an action that another writer has stored since it looked last', () =>
      opened(async (log) => {
        const game = sampleGameId();
        const sealed = sampleGame(game, 6);
        await put(log, sealed[0] as Sealed);
        expect(await log.byAction(game, 'bob', 'action-5')).toBeUndefined();
        await opened(async (other) => {
          for (const one of sealed.slice(1)) expect(await put(other, one)).toBe('stored');
        });
        expect(await log.byAction(game, 'bob', 'action-5')).toBe(5);
        expect(await textsIn(log, game, 3)).toEqual(sealed.slice(3).map(({ text }) => text));
        const repeated = sampleAfter(game, sealed[5] as Sealed, { actionId: 'action-3', seat: 'bob' });
        await expect(put(log, repeated)).rejects.toMatchObject({ _tag: 'ActionRepeated', first: 3 });
      }));

    it('leaves no consumer behind', () =>
      opened(async (log) => {
        const game = sampleGameId();
        for (const one of sampleGame(game, 5)) await put(log, one);
        await opened(async (other) => {
          for await (const { index } of other.read(game)) if (index === 1) break;
          expect(await other.byAction(game, 'bob', 'action-3')).toBe(3);
          expect(await all(other.read(game))).toHaveLength(5);
          await expect.poll(() => asking(options(), async ({ jsm }) => (await jsm.streams.info(LOG_STREAM)).state.consumer_count)).toBe(0);
        });
      }));

    it('takes nothing for a game’s id that would speak of others', () =>
      opened(async (log) => {
        const game = sampleGameId();
        const [first] = sampleGame(game, 1) as [Sealed];
        await put(log, first);
        for (const strange of ['*', '>', `${game}.x`, '', `${game} `]) {
          expect(await all(log.read(strange))).toEqual([]);
          expect(await log.head(strange)).toBeNull();
          expect(await log.byAction(strange, null, 'action-0')).toBeUndefined();
          const entry = { ...first.entry, game: strange };
          await expect(log.append(strange, 0, entry, first.text)).rejects.toThrow('cannot be the id of a game');
        }
      }));

    it('reports what others have put among a game’s entries', () =>
      opened(async (log) => {
        const game = sampleGameId();
        const [first, second] = sampleGame(game, 2) as [Sealed, Sealed];
        await put(log, first);
        const position = await log.newest();
        await asking(options(), ({ js }) => js.publish(logSubject(game) ?? '', 'greetings'));
        expect(await put(log, second)).toBe('conflict');
        await expect(log.head(game)).rejects.toMatchObject({ _tag: 'CorruptEntry', game, index: 1 });
        await expect(textsIn(log, game, 1)).rejects.toMatchObject({ _tag: 'CorruptEntry', game, index: 1 });
        const leaving = new AbortController();
        const seen: (Stored | Unreadable)[] = [];
        for await (const item of log.follow(position, leaving.signal)) if (seen.push(item) === 1) leaving.abort();
        expect(seen).toMatchObject([{ game, index: -1, fault: { _tag: 'CorruptEntry' } }]);
      }));

    it('reports an entry that is gone, and one that stands in a wrong place', async () => {
      const [gone, doubled] = [sampleGameId(), sampleGameId()];
      await opened(async (log) => {
        for (const game of [gone, doubled]) for (const one of sampleGame(game, 4)) await put(log, one);
      });
      const isOf = (game: string, index: number, { subject, header }: { subject: string; header: { get(key: string): string } }): boolean =>
        subject === logSubject(game) && header.get('Arbiter-Index') === String(index);
      await asking(options(), (client) =>
        rebuilt(client, (message) => {
          if (isOf(gone, 1, message)) return null;
          if (!isOf(doubled, 2, message)) return message;
          const header = headers();
          header.set('Arbiter-Index', '1');
          return { subject: message.subject, header, data: message.data };
        }),
      );
      await opened(async (log) => {
        const missing = (game: string, index: number, why: string) => ({ _tag: 'CorruptEntry', game, index, why });
        for (let again = 0; again < 2; again++) {
          await expect(textsIn(log, gone)).rejects.toMatchObject(missing(gone, 1, 'it is missing'));
          expect(await textsIn(log, gone, 2)).toHaveLength(2);
          await log.byAction(gone, 'bob', 'action-1');
        }
        await expect(textsIn(log, doubled)).rejects.toMatchObject(missing(doubled, 2, 'another message stands in its place'));
      });
    });

    it('lists tens of thousands of games', () =>
      opened(async (log) => {
        const before = (await log.games('', 1_000_000)).length;
        const made = Array.from({ length: 20_000 }, sampleGameId);
        await asking(options(), async ({ nc }) => {
          for (const game of made) nc.publish(logSubject(game) ?? '', '');
          await nc.flush();
        });
        await expect.poll(async () => (await log.games('', 1_000_000)).length, { timeout: 30_000 }).toBe(before + made.length);
        const listed: string[] = [];
        for (let page = await log.games('', 7000); page.length > 0; page = await log.games(page.at(-1), 7000)) listed.push(...page);
        expect(listed).toEqual(listed.toSorted());
        const found = new Set(listed);
        expect(made.filter((game) => !found.has(game))).toEqual([]);
        await asking(options(), ({ jsm }) => jsm.streams.delete(LOG_STREAM));
      }));
  });

  describe('the JetStream log, when the network or the server fails', () => {
    const through = async (work: (log: GameLog, proxy: Proxy) => Promise<void>, patienceMs = 15_000): Promise<void> => {
      const proxy = await proxyTo(server.port);
      const log = await jetstreamLog({ url: proxy.url, patienceMs });
      try {
        await work(log, proxy);
      } finally {
        await log.close();
        await proxy.dispose();
      }
    };

    it('finds its own entry again when the acknowledgement was lost', () =>
      through(async (log, proxy) => {
        const game = sampleGameId();
        const sealed = sampleGame(game, 3);
        await put(log, sealed[0] as Sealed);
        proxy.deaf(true);
        const appending = put(log, sealed[1] as Sealed);
        await setTimeout(300);
        proxy.deaf(false);
        expect(await appending).toBe('stored');
        expect(await put(log, sealed[2] as Sealed)).toBe('stored');
        expect(await textsIn(log, game)).toEqual(sealed.map(({ text }) => text));
      }));

    it('answers conflict when the acknowledgement was lost and another writer was faster', () =>
      through(async (log, proxy) => {
        const game = sampleGameId();
        const [first, second] = sampleGame(game, 2) as [Sealed, Sealed];
        await put(log, first);
        const theirs = sampleAfter(game, first, { actionId: 'theirs' });
        const other = await jetstreamLog(options());
        expect(await put(other, theirs)).toBe('stored');
        proxy.deaf(true);
        const appending = put(log, second);
        await setTimeout(300);
        proxy.deaf(false);
        expect(await appending).toBe('conflict');
        expect(await textsIn(other, game)).toEqual([first.text, theirs.text]);
        await other.close();
      }));

    it('says so when it cannot know whether an entry is stored, and then settles it', () =>
      through(async (log, proxy) => {
        const game = sampleGameId();
        const [first, second] = sampleGame(game, 2) as [Sealed, Sealed];
        await put(log, first);
        proxy.deaf(true);
        await expect(put(log, second)).rejects.toMatchObject({ _tag: 'Unconfirmed', game, index: 1 });
        await expect(log.byAction(game, 'bob', 'action-1')).rejects.toMatchObject({ _tag: 'Unreachable' });
        proxy.deaf(false);
        await expect.poll(() => put(log, second).catch(() => 'unconfirmed'), { timeout: 15_000 }).toBe('duplicate');
        expect(await textsIn(log, game)).toEqual([first.text, second.text]);
      }, 1000));

    it('goes on, followers too, after the server was killed and came back', () =>
      through(async (log) => {
        const game = sampleGameId();
        const sealed = sampleGame(game, 4);
        const leaving = new AbortController();
        const position = await log.newest();
        const following = (async () => {
          const seen: number[] = [];
          for await (const item of log.follow(position, leaving.signal)) if (seen.push(item.index) === 4) leaving.abort();
          return seen;
        })();
        for (const one of sealed.slice(0, 2)) await put(log, one);
        await server.kill();
        const appending = put(log, sealed[2] as Sealed);
        await setTimeout(500);
        await server.start();
        expect(await appending).toBe('stored');
        expect(await put(log, sealed[3] as Sealed)).toBe('stored');
        expect(await following).toEqual([0, 1, 2, 3]);
        expect(await textsIn(log, game)).toEqual(sealed.map(({ text }) => text));
      }));

    it('says so when no server is there', async () => {
      await expect(jetstreamLog({ url: 'nats://127.0.0.1:1' })).rejects.toMatchObject({ _tag: 'Unreachable' });
    });
  });
});
