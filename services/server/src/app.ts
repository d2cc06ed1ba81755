import type { Beside, GameLog } from '@arbiter/log';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { type Status, statusOf, statusPage } from './status.ts';

export interface Services {
  readonly log: GameLog;
  readonly beside: Beside;
  readonly engine: string;
}

const problem = (status: 404 | 503, title: string): Response =>
  new Response(JSON.stringify({ type: 'about:blank', title, status }), { status, headers: { 'content-type': 'application/problem+json' } });

/** The HTTP side: decodes, asks, encodes. */
export const appOf = ({ log, beside, engine }: Services): Hono => {
  const app = new Hono();
  app.use(secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"] } }));
  const withStatus = async (answer: (status: Status) => Response): Promise<Response> => {
    try {
      return answer(await statusOf(log, beside, engine));
    } catch {
      return problem(503, 'The storage cannot be read');
    }
  };
  app.get('/healthz', (c) => withStatus(({ ok, engine: version }) => c.json({ ok, engine: version })));
  app.get('/', (c) => withStatus((status) => c.html(statusPage(status)) as Response));
  app.notFound(() => problem(404, 'There is nothing here'));
  return app;
};
