import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DecisionView, GamesPage, Problem } from '@arbiter/schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { API, type Ask, asking, burn, JUDGE, type Made, made, type TestServer, testServer } from '../testServer.ts';

/*
 * Logs changed behind the service's back: each stands still alone.
 */

const UNREADABLE = 'a'.repeat(26);
const FED = 4;
const bots = ['random', 'random'].map((bot, i) => ({ name: `Bot ${i}`, deck: burn, bot: bot as 'random' }));

let server: TestServer;
let ask: Ask;
let forged: Made;
let sound: Made;
let played: Made;

const lines = async (path: string, token: string | null = null): Promise<string[]> => {
  const headers = { accept: 'application/x-ndjson', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${server.url}${path}`, { headers });
  return (await answer.text()).split('\n').filter((line) => line !== '');
};
const concede = (game: Made): Promise<unknown> => ask(`/v1/games/${game.game}/actions`, { token: game.a, body: { actionId: '1', kind: 'concede' } });
const changed = (sql: string): void => {
  const db = new DatabaseSync(`${server.dataDir}/log.sqlite`);
  db.exec(sql);
  db.close();
};

beforeAll(async () => {
  server = await testServer({}, { pace: () => 10 });
  ask = asking(server);
  [forged, sound] = [await made(ask), await made(ask)];
  await concede(forged);
  await concede(sound);
  played = await made(ask, { players: bots });
  changed(`update entries set entry = replace(entry, '"at":', '"at":1') where game = '${forged.game}' and "index" = 1`);
  changed(`insert into entries (game, "index", action, entry) values ('${UNREADABLE}', 0, 'x', 'no JSON')`);
  server = await server.again();
  ask = asking(server);
  await vi.waitUntil(() =>
    ask('/readyz')
      .then(() => true)
      .catch(() => false),
  ); // the line to the one before may be taken first
});
afterAll(() => server.dispose());

describe('a game whose log was changed', () => {
  it.each(['view', 'life', 'timeline', 'reveal', 'decision'])('stands still when its %s is asked for, and says so', async (what) => {
    for (const game of [forged.game, UNREADABLE])
      expect((await ask(`/v1/games/${game}/${what}`)).body, game).toMatchObject({ code: 'quarantined', status: 409 });
  });
  it('is named, to judges with its reason, and with the newest entry that is sound', async () => {
    for (const game of [forged.game, UNREADABLE]) await ask(`/v1/games/${game}/view`);
    const report = async (token: string | null) =>
      (await ask<{ quarantined: readonly { game: string; reason: string }[] }>('/healthz', { token })).body.quarantined;
    for (const token of [null, API]) {
      const quarantined = (await report(token)).toSorted((x, y) => (x.game < y.game ? -1 : 1));
      expect(quarantined).toEqual([UNREADABLE, forged.game].toSorted().map((game) => ({ game }))); // a reason may quote what is hidden
    }
    expect((await ask(`/healthz`, { token: forged.a })).status).toBe(401);
    expect((await report(JUDGE)).find(({ game }) => game === forged.game)?.reason).toContain('entry 1: its hash');
    expect((await ask<Problem>(`/v1/games/${forged.game}/view`)).body.head).toMatchObject({ index: 0 });
    expect((await ask<GamesPage>('/v1/games?state=quarantined')).body.games.map(({ game }) => game)).toContain(forged.game);
  });
  it('is told as far as it is sound, and judges have all of it', async () => {
    expect(await lines(`/v1/games/${forged.game}/events`)).toHaveLength(1);
    expect((await ask(`/v1/games/${forged.game}/view?at=0`)).status).toBe(200);
    expect(await lines(`/v1/games/${forged.game}/entries`, JUDGE)).toHaveLength(2);
    expect((await ask(`/v1/games/${forged.game}/refused`, { token: JUDGE })).status).toBe(200);
  });
  it('takes no action', async () => {
    await ask(`/v1/games/${forged.game}/view`);
    const body = { actionId: '2', kind: 'concede' };
    expect((await ask(`/v1/games/${forged.game}/actions`, { token: forged.b, body })).body.code).toBe('quarantined');
  });
  it('keeps nothing of the other games from those who follow them all', async () => {
    const stop = new AbortController();
    const answer = await fetch(`${server.url}/v1/feed`, { headers: { accept: 'application/x-ndjson' }, signal: stop.signal });
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      if (text.split('\n').length > FED) break;
    }
    stop.abort();
    const whole = text.split('\n').slice(0, FED);
    const told = whole.map((line) => JSON.parse(line) as { head: { game: string; index: number } });
    expect(told.map(({ head }) => [head.game, head.index])).toEqual([
      [forged.game, 0],
      [sound.game, 0],
      [sound.game, 1],
      [played.game, 0],
    ]);
  });
  it('keeps no bot of another game from playing on after a restart', async () => {
    const over = async () => (await ask<GamesPage>('/v1/games?state=over')).body.games.map(({ game }) => game);
    await expect.poll(over, { timeout: 60_000 }).toContain(played.game);
  });
});

it('a master key that was changed is spoken of at start-up', async () => {
  const warned = async () => (await ask<{ warnings: readonly string[] }>('/healthz')).body.warnings;
  expect(await warned()).toEqual([]);
  const other = await testServer();
  await made(asking(other));
  rmSync(join(other.dataDir, 'master.key'));
  const rekeyed = await other.again();
  expect(rekeyed.service.storage.warnings).toEqual([expect.stringContaining('another MASTER_KEY')]);
  await rekeyed.dispose();
});

describe('what is only asked about', () => {
  const streams = async (): Promise<string | undefined> =>
    /^arbiter_event_streams_open (?<open>\d+)$/mu.exec(await (await fetch(`${server.url}/metrics`)).text())?.groups?.['open'];

  it('opens no stream where the head alone is wanted', async () => {
    for (const path of [`/v1/games/${sound.game}/events`, `/v1/games/${sound.game}/entries`, '/v1/feed'])
      for (const accept of ['text/event-stream', 'application/x-ndjson']) {
        const headers = { accept, authorization: `Bearer ${JUDGE}` };
        expect((await fetch(`${server.url}${path}`, { method: 'HEAD', headers })).status, path).toBe(200);
      }
    expect(await streams()).toBe('0');
  });
  it('wakes no game for those who only look on, and none that there is not', async () => {
    const unseen = await made(ask);
    server.service.ground.host.table(unseen.game).passivate();
    const { body } = await ask<DecisionView>(`/v1/games/${unseen.game}/decision`);
    expect([body.decision, body.awaited?.kind, server.service.ground.host.table(unseen.game).state]).toEqual([null, 'firstPlayer', 'asleep']);
    const before = server.service.ground.host.awake;
    for (let n = 0; n < 5; n++) expect((await ask(`/v1/games/${`${n}`.padStart(26, 'q')}/decision`)).status).toBe(404);
    expect(server.service.ground.host.awake).toBe(before);
  });
});
