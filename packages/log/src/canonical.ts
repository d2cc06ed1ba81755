import { isUtf8 } from 'node:buffer';
import { createHmac, hash, type KeyObject } from 'node:crypto';
import { NotCanonical } from './errors.ts';
import type { Json } from './types.ts';

/** Bounds the recursion here and in every reader; also what ends a value that contains itself. */
const MAX_DEPTH = 512;

const refuse = (what: string): never => {
  throw new NotCanonical(`${what} cannot be written as canonical JSON`);
};

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** What needs no escape between quotation marks, as most that is written here. */
const bare = /^[ !#-[\]-~]*$/;
const quoted = (text: string): string => {
  if (bare.test(text)) return `"${text}"`;
  return text.isWellFormed() ? JSON.stringify(text) : refuse('a lone surrogate');
};

function list(values: readonly unknown[], write: (value: unknown) => string): string {
  let text = '';
  for (let i = 0; i < values.length; i++) text += i === 0 ? write(values[i]) : `,${write(values[i])}`;
  return `[${text}]`;
}
/** Keys in the order of their UTF-16 code units. */
function members(value: object, write: (value: unknown) => string): string {
  if (!isPlain(value)) refuse('an object that is not plain');
  let text = '';
  for (const key of Object.keys(value).toSorted())
    text += `${text === '' ? '' : ','}${quoted(key)}:${write((value as Readonly<Record<string, unknown>>)[key])}`;
  return `{${text}}`;
}

function within(value: object, depth: number): string {
  if (depth > MAX_DEPTH) refuse(`nesting deeper than ${MAX_DEPTH}`);
  const write = (inner: unknown): string => written(inner, depth);
  return Array.isArray(value) ? list(value, write) : members(value, write);
}
function written(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'number':
      return Number.isFinite(value) ? String(value) : refuse(String(value));
    case 'boolean':
      return String(value);
    case 'object':
      return value === null ? 'null' : within(value, depth + 1);
    default:
      return refuse(value === undefined ? 'undefined' : `a ${typeof value}`);
  }
}

/**
 * RFC 8785, in one go with the check that JSON can hold the value: for numbers and escapes that is what `JSON.stringify` writes. Throws `NotCanonical`
 * for what it cannot hold, instead of dropping it, calling `toJSON` or unboxing: a hash over that would cover less than the value.
 */
export const canonical = (value: unknown): string => written(value, 0);

/** An entry's batches hold events at this depth, and events are what the parts of one entry share. */
const SHARED_DEPTH = 3;

/**
 * A `canonical` that writes every object once, for values that share most of theirs, as an entry and its parts do (half the time for two seats).
 * For one sealing only: a value changed between two calls would come out as it was.
 */
export function piecewise(): (value: unknown) => string {
  const written = new Map<object, string>();
  const compose = (value: object, depth: number): string => {
    if (depth === 0) return canonical(value);
    const within = (inner: unknown): string => write(inner, depth - 1);
    return Array.isArray(value) ? list(value, within) : members(value, within);
  };
  const write = (value: unknown, depth: number): string => {
    if (typeof value !== 'object' || value === null) return canonical(value);
    const before = written.get(value);
    if (before !== undefined) return before;
    const text = compose(value, depth);
    written.set(value, text);
    return text;
  };
  return (value) => write(value, SHARED_DEPTH);
}

export type Bytes = string | Uint8Array;

function textOf(bytes: Bytes): string {
  if (typeof bytes === 'string') return bytes;
  if (!isUtf8(bytes)) throw new NotCanonical('the bytes are not UTF-8');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

/** Reads canonical JSON and nothing else: white space, another order, a repeated key or another spelling of a number throws `NotCanonical`. */
export function parseCanonical(bytes: Bytes): Json {
  const text = textOf(bytes);
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (cause) {
    throw new NotCanonical('the bytes are not JSON', { cause });
  }
  if (canonical(value) !== text) throw new NotCanonical('the bytes are JSON, but not in canonical form');
  return value;
}

/** SHA-256 in lower-case hex. */
export const sha256 = (bytes: Bytes): string => hash('sha256', bytes, 'hex');

/** HMAC-SHA-256 over the canonical form, in lower-case hex. Keys are `KeyObject`s: these never print, and here cost a sixth of raw bytes. */
export const hmac = (key: KeyObject, value: unknown): string => createHmac('sha256', key).update(canonical(value)).digest('hex');
