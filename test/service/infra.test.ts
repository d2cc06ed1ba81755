import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { testServer } from '../../services/server/src/testServer.ts';
import { newerServer } from '../support/nats/programs.ts';
import { needs } from '../support/needs.ts';

const infra = fileURLToPath(new URL('../../infra', import.meta.url));
const text = (path: string): string => readFileSync(join(infra, path), 'utf8');
interface Composed {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly networks?: readonly string[];
        readonly depends_on?: readonly string[];
        readonly ports?: readonly string[];
        readonly volumes?: readonly string[];
        readonly build?: { readonly dockerfile: string };
      }
    >
  >;
  readonly networks: Readonly<Record<string, unknown>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}
const compose = parse(text('compose.yaml'), { merge: true }) as Composed;

describe('compose.yaml', () => {
  it('has three NATS nodes, two servers and what watches over them', () => {
    expect(Object.keys(compose.services)).toEqual(['nats-1', 'nats-2', 'nats-3', 'server-1', 'server-2', 'prometheus', 'grafana']);
  });
  it('names only what is there', () => {
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''));
    const absent = mounted.filter((source) => (source.startsWith('.') ? !existsSync(join(infra, source)) : !Object.hasOwn(compose.volumes, source)));
    expect(absent).toEqual([]);
    for (const { networks = [], depends_on: after = [] } of Object.values(compose.services)) {
      expect(networks.filter((network) => !Object.hasOwn(compose.networks, network))).toEqual([]);
      expect(after.filter((name) => !Object.hasOwn(compose.services, name))).toEqual([]);
    }
    expect(existsSync(join(infra, '..', compose.services['server-1']?.build?.dockerfile ?? 'none'))).toBe(true);
  });
  it('lets nothing be reached but from this machine', () => {
    const ports = Object.values(compose.services).flatMap(({ ports: open = [] }) => open);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });
});

describe('the container file', () => {
  it('copies and starts what is there, as a user of its own', () => {
    const lines = text('containers/server.Dockerfile').split('\n');
    const started = /"(?<path>services\/\S+)"/u.exec(lines.find((line) => line.startsWith('CMD')) ?? '')?.groups?.['path'] ?? 'none';
    expect(existsSync(join(infra, '..', started))).toBe(true);
    expect(lines.findIndex((line) => line === 'USER node')).toBeGreaterThan(lines.findLastIndex((line) => line.startsWith('RUN')));
  });
});

it('alerts and the dashboard ask for numbers that the service has', async () => {
  const server = await testServer();
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  await server.dispose();
  const named = ['observe/alerts.yaml', 'observe/grafana/dashboards/arbiter.json'].flatMap((path) => text(path).match(/arbiter_[a-z_]+/gu) ?? []);
  expect(named.length).toBeGreaterThan(8);
  const known = (name: string): boolean => metrics.includes(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/u, '')} `) || metrics.includes(`# TYPE ${name} `);
  expect(named.filter((name) => !known(name))).toEqual([]);
});

needs('nats-server 2.11 or newer', newerServer(), ({ path }) => {
  it.each(['base.conf', 'durable.conf', 'cluster.conf'])('nats-server can read %s', (name) => {
    const { status, stderr } = spawnSync(path, ['-t', '-c', join(infra, 'nats', name)], { encoding: 'utf8', cwd: dirname(infra) });
    expect([status, stderr]).toEqual([0, expect.stringContaining('is valid')]);
  });
});
