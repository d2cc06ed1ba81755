import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { refuse } from '../core/problem.ts';
import type { Shop } from './app.ts';
import { tokenOf } from './read.ts';

const web = new URL('../../../web/', import.meta.url);
/** The watch page, as it lies in `services/web`: nothing else of it is served. */
const files = {
  '/': ['index.html', 'text/html'],
  '/watch.css': ['watch.css', 'text/css'],
  ...Object.fromEntries(['watch.js', 'api.js', 'board.js', 'texts.js'].map((file) => [`/${file}`, [file, 'text/javascript']] as const)),
} satisfies Readonly<Record<string, readonly [file: string, type: string]>>;

const unwell = (error: unknown, failed: Shop['failed']): never => {
  failed(error);
  return refuse('unavailable');
};

/** How the service is, for people and for what watches over it. */
export const pages = ({ ground, health, metrics, failed }: Shop): Hono => {
  const app = new Hono();
  for (const [path, [file, type]] of Object.entries(files)) {
    app.get(path, async (c) => c.body(await readFile(fileURLToPath(new URL(file, web))), 200, { 'content-type': `${type}; charset=utf-8` }));
  }
  app.get('/healthz', async (c) => {
    const isForJudge = ground.callers.ofService(tokenOf(c)).role === 'judge';
    return c.json(await health.report(isForJudge).catch((error: unknown) => unwell(error, failed)));
  });
  app.get('/readyz', (c) => (health.ready ? c.json({ ready: true }) : refuse('unavailable', { detail: 'starting or stopping', retryAfter: 1 })));
  app.get('/metrics', async (c) => c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }));
  return app;
};
