import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { type ProblemCode, Refusal } from '../core/problem.ts';
import { problemOf } from './answers.ts';

/** How long a request may take to come in, in milliseconds, so that those that trickle hold no line open. */
export interface Patience {
  readonly headMs: number;
  readonly requestMs: number;
}
const PATIENCE: Patience = { headMs: 10_000, requestMs: 30_000 };
/** How often lines are looked through for such. */
const LOOK_MS = 2000;

const codes: Readonly<Record<string, ProblemCode>> = { HPE_HEADER_OVERFLOW: 'head-too-large', ERR_HTTP_REQUEST_TIMEOUT: 'too-slow' };

/** The last words on a line on which no more can be read. */
const lastWords = (error: NodeJS.ErrnoException): string => {
  const { problem } = new Refusal(codes[error.code ?? ''] ?? 'malformed-request');
  const body = JSON.stringify(problem);
  const fields = ['content-type: application/problem+json', `content-length: ${Buffer.byteLength(body)}`, 'cache-control: no-store', 'connection: close'];
  return `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${fields.join('\r\n')}\r\n\r\n${body}`;
};

/** The application on Node's HTTP. What is no request is told so in the same form as all else. */
export const httpServer = (app: Hono, failed: (error: unknown) => void, { headMs, requestMs }: Patience = PATIENCE): Server => {
  const timeouts = { headersTimeout: headMs, requestTimeout: requestMs, connectionsCheckingInterval: Math.min(LOOK_MS, headMs) };
  const server = createServer(timeouts, getRequestListener(app.fetch, { hostname: 'localhost', errorHandler: (error) => problemOf(error, failed) }));
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, answer) => answers.set(socket, answer));
  server.on('clientError', (error, socket) => {
    const answer = answers.get(socket);
    const isAmidst = answer?.headersSent === true && !answer.writableFinished;
    if (socket.writable && !isAmidst && !('code' in error && error.code === 'ECONNRESET')) socket.end(lastWords(error));
    else socket.destroy();
  });
  return server;
};
