import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { UsageError } from './ground.ts';

const isZipped = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

function unzipped(file: string, bytes: Buffer): Buffer {
  try {
    return isZipped(bytes) ? gunzipSync(bytes) : bytes;
  } catch {
    throw new UsageError(`${file} is a damaged gzip file`);
  }
}

const parsed = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
};

/** One value a line; empty lines are passed over. */
function parseLines(file: string, text: string): readonly unknown[] {
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    const read = parsed(line);
    if (read === null) throw new UsageError(`${file} is neither JSON nor one JSON object a line: line ${at + 1} cannot be read`);
    return [read.value];
  });
}

/** What a file holds, plain or gzipped: the document it is, or the values of its lines. */
export function readJson(file: string): unknown {
  const text = unzipped(file, readFileSync(file))
    .toString('utf8')
    .replace(/^\uFEFF/u, '');
  const document = parsed(text);
  return document === null ? parseLines(file, text) : document.value;
}

/** The same as a list: a document that is one object is a list of one. */
export function readRows(file: string): readonly unknown[] {
  const value = readJson(file);
  if (Array.isArray(value)) return value;
  if (isRecord(value)) return [value];
  throw new UsageError(`${file} holds no object`);
}
