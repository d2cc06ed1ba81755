import { isProblem, Refused } from './problem.ts';
import type { Gives, Message, Operation, Takes, Transport } from './transport.ts';

type Fetch = typeof fetch;
interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

const search = (fields: object): string => {
  const query = new URLSearchParams(Object.entries(fields).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, `${value}`]])));
  return query.size === 0 ? '' : `?${query.toString()}`;
};
const requestFor = <K extends Operation>(operation: K, body: Takes<K>): Request => {
  if (operation === 'create') return { method: 'POST', path: '/games', body };
  if (operation === 'games') return { method: 'GET', path: `/games${search(body)}` };
  const { game, ...rest } = body as { readonly game: string };
  if (operation === 'act') return { method: 'POST', path: `/games/${game}/actions`, body: (rest as { readonly action?: unknown }).action };
  return { method: 'GET', path: `/games/${game}/${operation}${search(rest)}` };
};

const bearer = (token: string | null): Readonly<Record<string, string>> => (token === null ? {} : { authorization: `Bearer ${token}` });
const refusedBy = async (answer: Response): Promise<never> => {
  const body: unknown = await answer.json().catch(() => null);
  if (isProblem(body)) throw new Refused(body);
  throw new Error(`the service answered ${answer.status}`);
};

async function* linesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    yield* lines;
  }
}

/** Over HTTP, in browsers and Node alike. `url` is the service's address without `/v1`. */
export const httpTransport = (url: string, fetching: Fetch = fetch): Transport => {
  const base = `${url.replace(/\/+$/u, '')}/v1`;
  return {
    async ask<K extends Operation>(operation: K, input: Takes<K>, token: string | null, signal: AbortSignal): Promise<Gives<K>> {
      const { method, path, body } = requestFor(operation, input);
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const headers = { ...bearer(token), ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
      const answer = await fetching(`${base}${path}`, { method, headers, signal, ...sent });
      return answer.ok ? ((await answer.json()) as Gives<K>) : refusedBy(answer);
    },
    async *messages(game, from, token, signal) {
      const answer = await fetching(`${base}/games/${game}/events?follow=1&from=${from}`, {
        headers: { ...bearer(token), accept: 'application/x-ndjson' },
        signal,
      });
      if (!answer.ok || !answer.body) return refusedBy(answer);
      for await (const line of linesIn(answer.body)) if (line !== '') yield JSON.parse(line) as Message;
    },
  };
};
