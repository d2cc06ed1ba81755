import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adapters, openStorage } from './adapters.ts';
import { besideContract } from './besideContract.ts';
import { contract } from './contract.ts';
import { sampleGame, sampleGameId } from './samples.ts';

describe('adapters', () => {
  it.each(adapters)('opens %s by its name', async (name) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'arbiter-adapters-'));
    const { log, beside } = openStorage(name, { dataDir });
    for (const { entry, text } of sampleGame(sampleGameId(), 1)) expect(await log.append(entry.game, 0, entry, text)).toBe('stored');
    expect(await beside.quarantines()).toEqual([]);
    await log.close();
    await beside.close();
    expect(readdirSync(dataDir)).toEqual(name === 'sqlite' ? ['beside.sqlite', 'log.sqlite'] : []);
    rmSync(dataDir, { recursive: true });
  });

  it('knows no other names', () => {
    const unknown = expect.objectContaining({ _tag: 'UnknownAdapter', message: 'there is no log called "paper"; known: memory, sqlite' });
    const never = async () => {
      throw new Error('was made');
    };
    expect(() => openStorage('paper', { dataDir: '/nowhere' })).toThrow(unknown);
    expect(() => contract('paper', never)).toThrow(unknown);
    expect(() => besideContract('paper', never)).toThrow(unknown);
  });
});
