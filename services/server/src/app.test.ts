import { memoryBeside, memoryLog } from '@arbiter/log';
import { describe, expect, it } from 'vitest';
import { appOf } from './app.ts';
import { BadConfig, configOf } from './config.ts';

const services = { log: memoryLog(), beside: memoryBeside(), engine: 'e'.repeat(64) };

describe('the server', () => {
  it('says that it is well, and with which engine', async () => {
    const answer = await appOf(services).request('/healthz');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true, engine: services.engine });
  });
  it('shows a page with the games that stand still, and runs nothing that stands in them', async () => {
    const beside = memoryBeside();
    await beside.quarantine({ game: 'a'.repeat(26), head: null, reason: '<script>alert(1)</script>', action: null, at: 0 });
    const page = await (await appOf({ ...services, beside }).request('/')).text();
    expect(page).toContain('a'.repeat(26));
    expect(page).not.toContain('<script>');
  });
  it('is unwell when the storage is', async () => {
    const log = { ...services.log, games: () => Promise.reject(new Error('gone')) };
    const answer = await appOf({ ...services, log }).request('/healthz');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });
  it('has nothing elsewhere', async () => {
    expect((await appOf(services).request('/v2')).status).toBe(404);
  });
});

describe('the settings', () => {
  it('are for this machine alone unless HOST is set', () => {
    for (const env of [{}, { PORT: '', HOST: '', DATA_DIR: '', DURABILITY: '' }])
      expect(configOf(env)).toEqual({ port: 4000, host: '127.0.0.1', dataDir: './data', durability: 'full', tokens: null });
  });
  it('want both tokens with HOST', () => {
    expect(() => configOf({ HOST: '0.0.0.0' })).toThrow(BadConfig);
    expect(() => configOf({ HOST: '0.0.0.0', API_TOKEN: 'a' })).toThrow(BadConfig);
    expect(configOf({ HOST: '0.0.0.0', API_TOKEN: 'a', JUDGE_TOKEN: 'j' }).tokens).toEqual({ api: 'a', judge: 'j' });
  });
  it.each([['70000'], ['http'], ['-1'], ['1.5'], [' '], ['0x50']])('refuse the port %s', (PORT) => {
    expect(() => configOf({ PORT })).toThrow(/PORT/);
  });
  it('refuse an unknown durability', () => {
    expect(() => configOf({ DURABILITY: 'never' })).toThrow(/full or normal/);
  });
});
