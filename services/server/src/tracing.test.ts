import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openTracing, spanned } from './tracing.ts';

it('sends a span for what was asked to the collector that the environment names, and none without', async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => received.push(chunk.toString()));
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = url;
  const tracing = await openTracing(process.env);
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  expect(await spanned(tracing.tracer, 'GET /v1/games', { 'http.route': '/v1/games' }, async () => 7)).toBe(7);
  await expect(spanned(tracing.tracer, 'POST /v1/games', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await tracing.close();
  expect(received.join('')).toContain('GET /v1/games');
  expect(received.join('')).toContain('POST /v1/games');
  const silent = await openTracing({});
  await spanned(silent.tracer, 'DELETE /never', {}, async () => undefined);
  await silent.close();
  expect(received.join('')).not.toContain('never');
  collector.close();
});
