import { isUtf8 } from 'node:buffer';
import { createHmac, hash, type KeyObject } from 'node:crypto';
import canonicalize from 'canonicalize';
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

function assertMembers(value: object, depth: number): void {
  if (depth > MAX_DEPTH) refuse(`nesting deeper than ${MAX_DEPTH}`);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) assertJson(value[i], depth);
    return;
  }
  if (!isPlain(value)) refuse('an object that is not plain');
  for (const key of Object.keys(value)) {
    assertJson(key, depth);
    assertJson((value as Record<string, unknown>)[key], depth);
  }
}

/** The library drops what JSON lacks, calls `toJSON` and unboxes, as `JSON.stringify` does: a hash over that would cover less than the value. */
function assertJson(value: unknown, depth: number): void {
  if (typeof value === 'string') {
    if (!value.isWellFormed()) refuse('a lone surrogate');
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) refuse(String(value));
  } else if (typeof value === 'object') {
    if (value !== null) assertMembers(value, depth + 1);
  } else if (typeof value !== 'boolean') refuse(value === undefined ? 'undefined' : `a ${typeof value}`);
}

/** RFC 8785. Throws `NotCanonical` for whatever JSON cannot hold. */
export function canonical(value: unknown): string {
  assertJson(value, 0);
  return canonicalize(value) as string;
}

/** An entry's batches hold events at this depth, and events are what the parts of one entry share. */
const SHARED_DEPTH = 3;

/**
 * A `canonical` that writes every object once, for values that share most of theirs, as an entry and its parts do (half the time for two seats).
 * For one sealing only: a value changed between two calls would come out as it was.
 */
export function piecewise(): (value: unknown) => string {
  const written = new Map<object, string>();
  const items = (values: readonly unknown[], depth: number): string => {
    let text = '';
    for (let i = 0; i < values.length; i++) text += (i === 0 ? '' : ',') + write(values[i], depth);
    return `[${text}]`;
  };
  const members = (value: Readonly<Record<string, unknown>>, depth: number): string => {
    let text = '';
    for (const key of Object.keys(value).toSorted()) text += `${text === '' ? '' : ','}${canonical(key)}:${write(value[key], depth)}`;
    return `{${text}}`;
  };
  const compose = (value: object, depth: number): string => {
    if (depth === 0) return canonical(value);
    if (Array.isArray(value)) return items(value, depth - 1);
    return isPlain(value) ? members(value as Readonly<Record<string, unknown>>, depth - 1) : refuse('an object that is not plain');
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
