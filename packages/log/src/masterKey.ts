import { type KeyObject, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { BadMasterKey } from './errors.ts';
import { secretKey } from './keys.ts';

const DIGITS = 64;

/** What is refused is described, never shown. */
function parse(text: string, where: string): KeyObject {
  const hex = text.trim();
  if (/^[0-9a-f]*$/i.test(hex) && hex.length === DIGITS) return secretKey(hex);
  const what = /^[0-9a-f]*$/i.test(hex) ? `it has ${hex.length} of them` : `it has ${hex.length} characters and not all are such digits`;
  throw new BadMasterKey(`${where} must be 32 random bytes written as ${DIGITS} hexadecimal digits; ${what}`);
}

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function fsyncDirectory(path: string): void {
  const directory = openSync(path, 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
}

/** Linked into place whole, so no reader ever finds half a key; of two processes that make one, the second link fails and the first key holds. */
function make(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  writeDurably(draft, `${randomBytes(DIGITS / 2).toString('hex')}\n`);
  try {
    linkSync(draft, path);
    fsyncDirectory(dataDir);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
}

/** The service's key: from `MASTER_KEY`, else from `dataDir`/master.key, which is made (0600) if absent. Throws `BadMasterKey`. */
export function masterKey(dataDir: string, env: { readonly MASTER_KEY?: string | undefined } = process.env): KeyObject {
  if (env.MASTER_KEY !== undefined && env.MASTER_KEY !== '') return parse(env.MASTER_KEY, 'MASTER_KEY');
  const path = join(dataDir, 'master.key');
  let text = readIfThere(path);
  if (text === null) {
    make(dataDir, path);
    text = readFileSync(path, 'utf8');
  }
  return parse(text, path);
}
