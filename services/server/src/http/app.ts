import type { Tracer } from '@opentelemetry/api';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { routePath } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import type { ServiceGround } from '../core/ground.ts';
import { Refusal, refuse } from '../core/problem.ts';
import type { Buckets } from '../core/quota.ts';
import type { Health } from '../health.ts';
import { MAX_BODY_BYTES } from '../json.ts';
import type { Metrics } from '../metrics.ts';
import { spanned } from '../tracing.ts';
import { problemOf } from './answers.ts';
import { documents } from './documents.ts';
import { gamesApi } from './games.ts';
import { pages } from './pages.ts';
import { addressOf, isBrokenOff } from './read.ts';
import type { Streams } from './streams.ts';

/** What the HTTP side stands on. */
export interface Shop {
  readonly ground: ServiceGround;
  readonly streams: Streams;
  /** Requests without a good token, by address; and requests that look back, by who asks. */
  readonly strangers: Buckets;
  readonly looks: Buckets;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly cors: readonly string[];
  readonly failed: (error: unknown) => void;
}

/** How a request went: never its token, body or query. */
const measured =
  ({ metrics, tracer }: Shop): MiddlewareHandler =>
  (c, next) =>
    spanned(tracer, c.req.method, { 'http.request.method': c.req.method }, async (span) => {
      const began = performance.now();
      await next();
      const route = routePath(c, -1);
      span.updateName(`${c.req.method} ${route}`).setAttributes({ 'http.route': route, 'http.response.status_code': c.res.status });
      metrics.request(c.req.method, route, c.res.status, (performance.now() - began) / 1000);
    });
/** Whoever shows no token that is good is counted by his address. */
const guarded =
  ({ strangers, health }: Shop): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.header('authorization') === undefined) strangers.spend(addressOf(c));
    if (health.isOverloaded()) refuse('overloaded', { retryAfter: 2 });
    await next();
    if (c.res.status === 401) strangers.spend(addressOf(c));
  };

export const appOf = (shop: Shop): Hono => {
  const app = new Hono();
  app.onError((error, c) => problemOf(isBrokenOff(c) ? new Refusal('malformed-request') : error, shop.failed));
  app.notFound(() => problemOf(new Refusal('not-found'), shop.failed));
  app.use(measured(shop));
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        connectSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      referrerPolicy: 'no-referrer',
    }),
  );
  app.use(
    '/v1/*',
    cors({
      origin: [...shop.cors],
      allowHeaders: ['authorization', 'content-type', 'last-event-id'],
      exposeHeaders: ['arbiter-head', 'retry-after'],
      maxAge: 600,
    }),
  );
  app.use('/v1/*', bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => refuse('too-large') }));
  app.use('/v1/*', guarded(shop));
  app.route('/v1', gamesApi(shop));
  app.route('/', documents());
  app.route('/', pages(shop));
  return app;
};
