import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { natsServer } from '../../../../test/support/nats/programs.ts';
import { proxyTo } from '../../../../test/support/nats/proxy.ts';
import { type NatsProcess, natsProcess } from '../../../../test/support/nats/server.ts';
import { needs } from '../../../../test/support/needs.ts';
import type { Beside } from '../beside.ts';
import { sampleGameId } from '../samples.ts';
import { jetstreamBeside } from './beside.ts';

needs('nats-server', natsServer(), (program) => {
  let server: NatsProcess;
  beforeAll(async () => {
    server = await natsProcess({ program });
  });
  afterAll(() => server.dispose());

  describe('what stands beside the JetStream log', () => {
    it('loses no token of those that several nodes grant at once', async () => {
      const game = sampleGameId();
      const nodes = await Promise.all([1, 2, 3].map(() => jetstreamBeside({ url: server.url })));
      const tokens = Array.from({ length: 12 }, (_, i) => `token-${i}`);
      await Promise.all(tokens.map((token, i) => (nodes[i % nodes.length] as Beside).grant(token, { game, role: 'spectator', seat: null })));
      for (const token of tokens) expect(await nodes[0]?.holderOf(game, token), token).not.toBeNull();
      const revoked = await Promise.all(nodes.map((node) => node.revoke(game, 'token-3')));
      expect(revoked.filter((mine) => mine)).toHaveLength(1);
      for (const node of nodes) await node.close();
    });

    it('lets one of several nodes quarantine a game', async () => {
      const game = sampleGameId();
      const nodes = await Promise.all([1, 2, 3].map(() => jetstreamBeside({ url: server.url })));
      const won = await Promise.all(nodes.map((node, at) => node.quarantine({ game, head: null, reason: `node ${at}`, action: null, at })));
      expect(won.filter((first) => first)).toHaveLength(1);
      expect(await nodes[0]?.quarantineOf(game)).toMatchObject({ at: won.indexOf(true) });
      for (const node of nodes) await node.close();
    });

    it('knows its own quarantine again when the answer was lost', async () => {
      const game = sampleGameId();
      const proxy = await proxyTo(server.port);
      const beside = await jetstreamBeside({ url: proxy.url });
      expect(await beside.quarantineOf(game)).toBeNull();
      const writing = beside.quarantine({ game, head: null, reason: 'lost', action: null, at: 1 });
      await setTimeout(3); // it has read, and is writing
      proxy.deaf(true);
      await setTimeout(300);
      proxy.deaf(false);
      expect(await writing).toBe(true);
      expect(await beside.quarantineOf(game)).toMatchObject({ reason: 'lost' });
      await beside.close();
      await proxy.dispose();
    });

    it('takes nothing for a game’s id that would speak of others', async () => {
      const beside = await jetstreamBeside({ url: server.url });
      const game = sampleGameId();
      const quarantine = { game, head: null, reason: 'stands', action: null, at: 1 };
      const refused = { game, at: 1, seat: null, actionId: null, action: '', refusal: null };
      await beside.quarantine(quarantine);
      await beside.grant('token', { game, role: 'judge', seat: null });
      await beside.refuse(refused);
      for (const strange of ['*', '>', `${game}.x`, '']) {
        expect(await beside.quarantineOf(strange)).toBeNull();
        expect(await beside.holderOf(strange, 'token')).toBeNull();
        expect(await beside.refusedIn(strange)).toEqual([]);
        expect(await beside.lift(strange)).toBe(false);
        expect(await beside.revoke(strange, 'token')).toBe(false);
        expect(await beside.redeem(strange, 'token', 'other')).toBeNull();
        await expect(beside.quarantine({ ...quarantine, game: strange })).rejects.toThrow('cannot be the id of a game');
        await expect(beside.grant('token', { game: strange, role: 'judge', seat: null })).rejects.toThrow('cannot be the id of a game');
        await expect(beside.refuse({ ...refused, game: strange })).rejects.toThrow('cannot be the id of a game');
      }
      await beside.close();
    });
  });
});
