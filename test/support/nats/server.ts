import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { NatsProgram } from './programs.ts';

const HOST = '127.0.0.1';
/** What a configuration here may include: the server looks beside the file that does. */
const OURS = ['base.conf', 'durable.conf'];

/** A real server, which can be killed, made to stand still, and started again on the same port with the same files. */
export interface NatsProcess {
  readonly url: string;
  readonly port: number;
  start(): Promise<void>;
  kill(): Promise<void>;
  pause(): void;
  resume(): void;
  dispose(): Promise<void>;
}

/** Ports that were free a moment ago. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, HOST);
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, HOST);
    const answer = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once('data', answer(true)); // its INFO
    socket.once('error', answer(false));
  });

const PATIENCE_MS = 10_000;
async function listening(port: number, child: ChildProcess, log: () => string): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await setTimeout(20)) {
    if (await accepts(port)) return;
    if (child.exitCode !== null) break;
  }
  throw new Error(`nats-server does not listen on ${port}: ${log()}`);
}

export interface NatsWanted {
  readonly program: NatsProgram;
  /** The text of its configuration, which may include those of `infra/nats`. */
  readonly config?: string;
  readonly port?: number;
}

/** Started; `dispose` takes its files away too. */
export async function natsProcess({ program, config = 'include base.conf', port: wanted }: NatsWanted): Promise<NatsProcess> {
  const directory = mkdtempSync(join(tmpdir(), 'arbiter-nats-'));
  const file = join(directory, 'server.conf');
  writeFileSync(file, config);
  for (const name of OURS) copyFileSync(fileURLToPath(new URL(`../../../infra/nats/${name}`, import.meta.url)), join(directory, name));
  const port = wanted ?? ((await freePorts(1))[0] as number);
  let child: ChildProcess | null = null;
  const end = (): void => {
    child?.kill('SIGKILL');
  };
  process.once('exit', end);

  const server: NatsProcess = {
    url: `nats://${HOST}:${port}`,
    port,
    async start() {
      const args = ['-c', file, '-a', HOST, '-p', String(port), '-sd', join(directory, 'data')];
      const started = spawn(program.path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
      let log = '';
      started.stderr.on('data', (chunk: Buffer) => {
        log = (log + chunk.toString()).slice(-4000);
      });
      child = started;
      await listening(port, started, () => log);
    },
    async kill() {
      const killed = child;
      child = null;
      if (killed === null || killed.exitCode !== null) return;
      killed.kill('SIGKILL');
      await once(killed, 'exit');
    },
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async dispose() {
      await server.kill();
      process.removeListener('exit', end);
      rmSync(directory, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
