import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const packagesFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const hashed = ['cards', 'rules', 'schema'] as const;

const isSource = (name: string): boolean => (name.endsWith('.ts') && !name.endsWith('.test.ts')) || name.endsWith('.json');
const sourcesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => relative(packagesFolder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** The engine's version: SHA-256 over the sources of the packages that decide what an action leads to, in the order of their paths. */
export const engineHash = (): string => {
  const hash = createHash('sha256');
  for (const path of hashed.flatMap((name) => sourcesUnder(join(packagesFolder, name, 'src'))).toSorted((a, b) => (a < b ? -1 : 1))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(packagesFolder, path)))
      .update('\0');
  }
  return hash.digest('hex');
};
