import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keysOf } from './keys.ts';
import { masterKey } from './masterKey.ts';

const hex = '0123456789abcdef'.repeat(4);

describe('masterKey', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'arbiter-key-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));
  const dataDir = () => join(directory, 'data');
  const file = () => join(dataDir(), 'master.key');

  it('takes MASTER_KEY and touches no file', () => {
    expect(masterKey(dataDir(), { MASTER_KEY: hex }).export().toString('hex')).toBe(hex);
    expect(masterKey(dataDir(), { MASTER_KEY: hex.toUpperCase() }).export().toString('hex')).toBe(hex);
    expect(readdirSync(directory)).toEqual([]);
  });

  it.each([[{}], [{ MASTER_KEY: '' }], [{ MASTER_KEY: undefined }]])('makes one for its own user where %j, and finds it again', (env) => {
    const made = masterKey(dataDir(), env);
    expect(readFileSync(file(), 'utf8')).toBe(`${made.export().toString('hex')}\n`);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir()).mode & 0o777).toBe(0o700);
    expect(readdirSync(dataDir())).toEqual(['master.key']);
    expect(masterKey(dataDir(), env).equals(made)).toBe(true);
  });

  it('makes another in each place', () => {
    expect(masterKey(join(directory, 'a'), {}).equals(masterKey(join(directory, 'b'), {}))).toBe(false);
  });

  it('never replaces a key file that is there', () => {
    masterKey(dataDir(), {});
    writeFileSync(file(), hex);
    chmodSync(file(), 0o400);
    expect(keysOf(masterKey(dataDir(), {}), 'g').keyId).toBe(keysOf(masterKey(dataDir(), { MASTER_KEY: hex }), 'g').keyId);
  });

  it.each([
    ['too short', hex.slice(1), 'it has 63 of them'],
    ['too long', `${hex}0`, 'it has 65 of them'],
    ['not hexadecimal', `${hex.slice(1)}z`, 'not all are such digits'],
    ['blank', ' ', 'it has 0 of them'],
  ])('refuses a key that is %s, in words that do not show it', (_, text, words) => {
    const refuses = (where: string, env: { MASTER_KEY?: string }) => {
      const refused = expect.objectContaining({ _tag: 'BadMasterKey', message: expect.stringContaining(`${where} must be 32 random bytes`) as string });
      expect(() => masterKey(dataDir(), env)).toThrow(refused);
      expect(() => masterKey(dataDir(), env)).toThrow(words);
      if (text.trim() !== '') expect(() => masterKey(dataDir(), env)).not.toThrow(text.trim());
    };
    refuses('MASTER_KEY', { MASTER_KEY: text });
    masterKey(dataDir(), {});
    writeFileSync(file(), text);
    refuses(file(), {});
    expect(readFileSync(file(), 'utf8')).toBe(text);
  });
});
