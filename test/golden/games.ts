import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Exported, parseExportLine } from '@arbiter/log';

/** The kept games: exports under the fixed test key, small on purpose. */
const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const OPEN_RUNS = folder('open-runs');

export const openRunFile = (name: string): string => `${OPEN_RUNS}/${name}.ndjson`;
export const finishedFile = (rules: string): string => folder(`${rules}.ndjson`);
export const openRuns = (): readonly string[] =>
  readdirSync(OPEN_RUNS)
    .filter((name) => name.endsWith('.ndjson'))
    .map((name) => name.slice(0, -'.ndjson'.length))
    .toSorted();
export const isKept = (file: string): boolean => existsSync(file);

export const linesIn = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
export const exportedIn = (file: string): readonly Exported[] =>
  linesIn(file).map((line, i) => {
    const read = parseExportLine(line);
    if (!('entry' in read)) throw new Error(`${file}, line ${i + 1}: ${'why' in read ? read.why : `version ${read.version}`}`);
    return read;
  });
