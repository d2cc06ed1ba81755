import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { natsServer } from '../../../test/support/nats/programs.ts';
import { natsProcess } from '../../../test/support/nats/server.ts';
import { needs } from '../../../test/support/needs.ts';
import { openStorage, type StorageOptions } from './adapters.ts';
import { besideContract } from './besideContract.ts';
import { contract } from './contract.ts';
import { sampleGame, sampleGameId } from './samples.ts';

/** Returns what it has left in the data directory. */
async function used(name: string, options: Omit<StorageOptions, 'dataDir'> = {}): Promise<readonly string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'arbiter-adapters-'));
  const { log, beside } = await openStorage(name, { dataDir, ...options });
  for (const { entry, text } of sampleGame(sampleGameId(), 1)) expect(await log.append(entry.game, 0, entry, text)).toBe('stored');
  expect(await beside.quarantines()).toEqual([]);
  await log.close();
  await beside.close();
  const left = readdirSync(dataDir);
  rmSync(dataDir, { recursive: true });
  return left;
}

describe('adapters', () => {
  it('opens memory by its name', async () => {
    expect(await used('memory')).toEqual([]);
  });

  it('opens sqlite by its name', async () => {
    expect(await used('sqlite')).toEqual(['beside.sqlite', 'log.sqlite']);
  });

  needs('nats-server', natsServer(), (program) => {
    it('opens jetstream by its name', async () => {
      const server = await natsProcess({ program });
      expect(await used('jetstream', { nats: { url: server.url } })).toEqual([]);
      await server.dispose();
    });
  });

  it('says what jetstream needs', async () => {
    await expect(openStorage('jetstream', { dataDir: '/nowhere' })).rejects.toMatchObject({ _tag: 'MissingSetting' });
  });

  it('knows no other names', async () => {
    const unknown = expect.objectContaining({ _tag: 'UnknownAdapter', message: 'there is no log called "paper"; known: memory, sqlite, jetstream' });
    const never = async () => {
      throw new Error('was made');
    };
    await expect(openStorage('paper', { dataDir: '/nowhere' })).rejects.toThrow(unknown);
    expect(() => contract('paper', never)).toThrow(unknown);
    expect(() => besideContract('paper', never)).toThrow(unknown);
  });
});
