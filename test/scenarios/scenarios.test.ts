import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runText } from '@arbiter/scenario';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => /\.jsonc?$/u.test(name));

describe.each(files)('%s', (file) => {
  const results = runText(readFileSync(join(folder, file), 'utf8'), { file });
  it.each(results.map((result) => [result.name, result] as const))('%s', (_, { failures, error }) => {
    expect(error).toBeNull();
    expect(failures).toEqual([]);
  });
});
