import type { IncomingMessage } from 'node:http';
import type { Decoded } from '@arbiter/schema';
import type { Context } from 'hono';
import { refuse } from '../core/problem.ts';
import { parseJson } from '../json.ts';

/** What a request carries, read strictly. Everything here refuses what it cannot use, and says what it expected. */

const MAX_TOKEN = 256;

/** `Authorization: Bearer TOKEN` and nothing else: a token never stands in an address. */
export const tokenOf = (c: Context): string | null => {
  const header = c.req.header('authorization');
  if (header === undefined) return null;
  const token = /^Bearer +(?<token>[\x21-\x7e]+) *$/iu.exec(header)?.groups?.['token'];
  return token !== undefined && token.length <= MAX_TOKEN ? token : refuse('unauthenticated', { detail: 'expected "Authorization: Bearer TOKEN"' });
};

const incomingOf = (c: Context): IncomingMessage | undefined => (c.env as { readonly incoming?: IncomingMessage } | undefined)?.incoming;
export const addressOf = (c: Context): string => incomingOf(c)?.socket?.remoteAddress ?? 'unknown';
/** Whether its sender has gone away, or was sent away, before all of it had come. */
export const isBrokenOff = (c: Context): boolean => incomingOf(c)?.destroyed === true && incomingOf(c)?.complete === false;
/** Who is counted: the holder of a token, else whoever is at that address. */
export const whoIn = (c: Context): string => {
  const token = tokenOf(c);
  return token === null ? `address ${addressOf(c)}` : `token ${token}`;
};

const decoded = <T>(result: Decoded<T>): T => ('ok' in result ? result.ok : refuse('malformed-request', { detail: result.error }));

const utf8 = new TextDecoder('utf-8', { fatal: true });
const textOf = (bytes: ArrayBuffer): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    return refuse('malformed-request', { detail: 'the body is not UTF-8' });
  }
};
export const bodyOf = async <T>(c: Context, decode: (input: unknown) => Decoded<T>): Promise<T> => {
  if (!/^application\/json(?:;|$)/iu.test(c.req.header('content-type') ?? '')) refuse('unsupported-media-type');
  return decoded(decode(parseJson(textOf(await c.req.arrayBuffer()))));
};

/** A query parameter that counts entries or positions. */
export const numberIn = (c: Context, name: string): number | null => {
  const text = c.req.query(name);
  if (text === undefined) return null;
  const number = Number(text);
  return /^\d{1,15}$/u.test(text) ? number : refuse('malformed-request', { detail: `${name} is not a number from 0` });
};
export const wordIn = <W extends string>(c: Context, name: string, words: readonly W[]): W | null => {
  const text = c.req.query(name);
  if (text === undefined) return null;
  return words.find((word) => word === text) ?? refuse('malformed-request', { detail: `${name} can be ${words.join(', ')}` });
};

const GAME_ID = /^[a-z0-9]{26}$/u;
/** An address that no game can have is one where there is no game. */
export const gameIn = (c: Context): string => {
  const game = c.req.param('id') ?? '';
  return GAME_ID.test(game) ? game : refuse('no-such-game');
};
