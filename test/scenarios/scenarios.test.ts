import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFile, parseFile, runText } from '@arbiter/scenario';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.jsonc'));

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const results = runText(text, { file });
  it('is read again as it is written', () => {
    const read = parseFile(text);
    expect(parseFile(makeFile(read.flatMap((one) => ('scenario' in one ? [one.scenario] : []))))).toEqual(read);
  });
  it.each(results.map((result) => [result.name, result] as const))('%s', (_, { failures, error }) => {
    expect(error).toBeNull();
    expect(failures).toEqual([]);
  });
});
