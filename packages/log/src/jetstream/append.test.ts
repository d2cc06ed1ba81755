import { JetStreamApiError, type JetStreamClient } from '@nats-io/jetstream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { natsServer } from '../../../../test/support/nats/programs.ts';
import { type NatsProcess, natsProcess } from '../../../../test/support/nats/server.ts';
import { needs } from '../../../../test/support/needs.ts';
import type { Sealed } from '../chain.ts';
import type { Appended } from '../port.ts';
import { sampleGame, sampleGameId } from '../samples.ts';
import { append } from './append.ts';
import { type Client, connected } from './client.ts';
import type { Game } from './game.ts';
import { Known } from './known.ts';
import { prepare } from './selfTest.ts';
import { logSubject } from './streams.ts';

const apiError = (err_code: number, code: number, description: string): JetStreamApiError => new JetStreamApiError({ code, err_code, description });
const inProcess = apiError(10_158, 409, 'duplicate message id is in process');
const tooMany = apiError(10_167, 429, 'too many requests');

needs('nats-server', natsServer(), (program) => {
  describe('appending, when the leader cannot say yet', () => {
    let server: NatsProcess;
    let client: Client;
    beforeAll(async () => {
      server = await natsProcess({ program });
      client = await connected({ url: server.url, patienceMs: 3000 });
      await prepare(client, 1);
    });
    afterAll(async () => {
      await client.nc.close();
      await server.dispose();
    });

    const gameOn = (game: string, publish?: JetStreamClient['publish']): Game => ({
      client: { ...client, js: publish ? Object.assign(Object.create(client.js), { publish }) : client.js },
      game,
      subject: logSubject(game) ?? '',
      known: new Known(),
    });

    /** The leader answers `error` a few times; before the last of them `meanwhile` happens. */
    const answered = async (error: Error, meanwhile: (game: string, sealed: Sealed) => Promise<unknown>): Promise<Appended> => {
      const game = sampleGameId();
      const [first] = sampleGame(game, 1) as [Sealed];
      let refusals = 0;
      const publish: JetStreamClient['publish'] = async (...message) => {
        refusals++;
        if (refusals === 3) await meanwhile(game, first);
        if (refusals <= 3) throw error;
        return client.js.publish(...message);
      };
      return append(gameOn(game, publish), first.entry, first.text);
    };
    const another = (game: string, { entry, text }: Sealed): Promise<Appended> => append(gameOn(game), entry, text);
    const nobody = (): Promise<void> => Promise.resolve();

    it('answers duplicate once another writer’s copy is stored', async () => {
      expect(await answered(inProcess, another)).toBe('duplicate');
    });

    it('stores the entry when the copy that was in process is dropped', async () => {
      expect(await answered(inProcess, nobody)).toBe('stored');
    });

    it('stores the entry when the leader had too much to do', async () => {
      expect(await answered(tooMany, nobody)).toBe('stored');
    });

    it('says at last that it does not know', async () => {
      const game = sampleGameId();
      const [first] = sampleGame(game, 1) as [Sealed];
      const appending = append(
        gameOn(game, () => Promise.reject(inProcess)),
        first.entry,
        first.text,
      );
      await expect(appending).rejects.toMatchObject({ _tag: 'Unconfirmed', game, index: 0 });
    });
  });
});
