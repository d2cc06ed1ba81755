import type { HeadOf, Problem } from '@arbiter/schema';
import { RequestError } from '@hono/node-server';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { Refusal, refusalFor } from '../core/problem.ts';

/** `INDEX:HASH` of the newest entry that an answer speaks of: what a client keeps, and `arbiter verify --head` takes. */
const HEAD = 'Arbiter-Head';

export const answered = (c: Context, body: object & { readonly head?: HeadOf | null }, status: 200 | 201 = 200): Response => {
  if (body.head) c.header(HEAD, `${body.head.index}:${body.head.hash}`);
  c.header('Cache-Control', 'no-store');
  return c.json(body, status);
};

const problemResponse = (problem: Problem): Response =>
  new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(problem.status === 413 ? { connection: 'close' } : {}), // what was not read must not be taken for the next request
      ...(problem.status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      ...(problem.retryAfter === undefined ? {} : { 'retry-after': `${problem.retryAfter}` }),
    },
  });

/** What went wrong, without a word of how: only what was refused on purpose is told. */
export const problemOf = (error: unknown, failed: (error: unknown) => void): Response => {
  if (error instanceof Refusal) return problemResponse(error.problem);
  if (error instanceof HTTPException && error.status === 413) return problemResponse(new Refusal('too-large').problem);
  if (error instanceof RequestError || (error instanceof HTTPException && error.status < 500)) return problemResponse(new Refusal('malformed-request').problem);
  failed(error);
  return problemResponse(refusalFor(error).problem);
};
