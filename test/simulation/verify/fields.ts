import { canonical } from '@arbiter/log';

/** Where a scalar, a key or a bracket stands in canonical bytes; fields of one shape say the same thing of different entries. */
export interface Field {
  readonly shape: string;
  readonly start: number;
  readonly end: number;
}

const bytes = (value: unknown): number => Buffer.byteLength(canonical(value));
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
/** What lies deeper is one kind of field. */
const DEEPEST = 4;
const shapeOf = (path: string): string =>
  path
    .split('.')
    .slice(0, 1 + DEEPEST)
    .join('.');
/** Keys that are names of this game's things, such as seats and cards, stand for one another. */
const named = (key: string): string => (/^[a-z]\w*$/.test(key) ? key : '*');

function* inList(list: readonly unknown[], start: number, path: string): Generator<Field> {
  let at = start + 1;
  for (const item of list) {
    yield* fieldsOf(item, at, `${path}[]`);
    at += bytes(item) + 1;
  }
}

function* inObject(object: Readonly<Record<string, unknown>>, start: number, path: string): Generator<Field> {
  const within = typeof object['type'] === 'string' ? `${path}(${object['type']})` : path;
  let at = start + 1;
  for (const key of Object.keys(object).toSorted()) {
    const name = `${within}.${named(key)}`;
    yield { shape: `a name in ${shapeOf(within)}`, start: at, end: at + bytes(key) };
    at += bytes(key) + 1;
    yield* fieldsOf(object[key], at, name);
    at += bytes(object[key]) + 1;
  }
}

/** Every field of a value whose canonical bytes begin at `start`. */
export function* fieldsOf(value: unknown, start = 0, path = ''): Generator<Field> {
  if (Array.isArray(value) || isObject(value)) {
    yield { shape: `the bracket of ${shapeOf(path)}`, start, end: start + 1 };
    if (Array.isArray(value)) yield* inList(value, start, path);
    else yield* inObject(value, start, path);
  } else yield { shape: shapeOf(path), start, end: start + bytes(value) };
}
