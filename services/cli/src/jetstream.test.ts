import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newerServer } from '../../../test/support/nats/programs.ts';
import { natsProcess } from '../../../test/support/nats/server.ts';
import { needs } from '../../../test/support/needs.ts';
import { json, run } from './testCli.ts';

needs('nats-server 2.11 or newer', newerServer(), (program) => {
  it('the program plays, tells and verifies games on JetStream as on SQLite', async () => {
    const server = await natsProcess({ program });
    const dataDir = mkdtempSync(join(tmpdir(), 'arbiter-cli-'));
    const env = { DATA_DIR: dataDir, LOG: '', NATS_URL: server.url };
    const arbiter = (...args: readonly string[]) => run({ ...env, MASTER_KEY: 'ab'.repeat(32) }, ...args);
    const { ids } = json<{ ids: readonly [string] }>(await arbiter('simulate', '--games', '1', '--seed', '5', '--json'));
    const verified = await arbiter('verify', ids[0], '--json');
    expect({ code: verified.code, err: verified.err }).toEqual({ code: 0, err: '' });
    expect(json(verified)).toMatchObject({ game: ids[0], ok: true });
    const exported = await arbiter('export', ids[0]);
    expect(exported.out.split('\n').length - 1).toBe(json<{ entries: number }>(verified).entries);
    expect((await arbiter('replay', ids[0], '--at', '3')).out).toMatch(/^turn /);
    const projected = await run({ ...env, MASTER_KEY: '' }, 'project', 'life', '--once'); // whoever only reads needs no key
    expect({ code: projected.code, out: projected.out }).toEqual({ code: 0, out: expect.stringContaining('life: 1 games, 0 of them broken') });
    await server.dispose();
    const gone = await arbiter('verify', ids[0]);
    expect(gone).toMatchObject({ code: 2, err: expect.stringMatching(/^arbiter: the storage does not answer \(connecting\)/) });
    rmSync(dataDir, { recursive: true });
  });
});
