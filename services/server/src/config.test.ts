import { describe, expect, it } from 'vitest';
import { BadConfig, configOf } from './config.ts';

const KEY = 'a'.repeat(64);
const tokens = { API_TOKEN: 'a', JUDGE_TOKEN: 'j' };

describe('the settings', () => {
  it('are for this machine alone unless HOST is set', () => {
    for (const env of [{}, { PORT: '', HOST: '', DATA_DIR: '', DURABILITY: '', LOG: '', NATS_URL: '' }])
      expect(configOf(env)).toMatchObject({
        port: 4000,
        host: '127.0.0.1',
        dataDir: './data',
        durability: 'full',
        log: 'sqlite',
        tokens: { api: null, judge: null },
        demo: true,
      });
  });
  it('want both tokens with HOST, and two that differ', () => {
    for (const env of [{}, { API_TOKEN: 'a' }, { JUDGE_TOKEN: 'j' }]) expect(() => configOf({ HOST: '0.0.0.0', ...env })).toThrow(BadConfig);
    expect(() => configOf({ API_TOKEN: 'a', JUDGE_TOKEN: 'a' })).toThrow(/judge/);
    expect(configOf({ HOST: '0.0.0.0', ...tokens })).toMatchObject({ tokens: { api: 'a', judge: 'j' }, demo: false });
  });
  it('take NATS_URL to mean JetStream, and want one key for all processes then', () => {
    expect(configOf({ NATS_URL: 'nats://127.0.0.1:4222', MASTER_KEY: KEY })).toMatchObject({ log: 'jetstream', natsUrl: 'nats://127.0.0.1:4222' });
    expect(() => configOf({ NATS_URL: 'nats://127.0.0.1:4222' })).toThrow(/MASTER_KEY/);
    expect(() => configOf({ LOG: 'jetstream', MASTER_KEY: KEY })).toThrow(/NATS_URL/);
    expect(() => configOf({ LOG: 'sqlite', NATS_URL: 'nats://127.0.0.1:4222' })).toThrow(/LOG/);
  });
  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '1.5'],
    ['PORT', ' '],
    ['PORT', '0x50'],
    ['DURABILITY', 'never'],
    ['LOG', 'paper'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'yes'],
    ['MOST_GAMES', '0'],
    ['CORS_ORIGINS', 'https://example.org/path'],
    ['CORS_ORIGINS', '*'],
    ['API_TOKEN', 'secret\n'],
    ['API_TOKEN', 'two words'],
    ['JUDGE_TOKEN', 'тайна'],
    ['JUDGE_TOKEN', 'x'.repeat(257)],
  ])('refuse %s "%s", and name it', (name, text) => {
    expect(() => configOf({ [name]: text })).toThrow(new RegExp(name));
  });
});
