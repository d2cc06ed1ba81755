import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { masterKey, openStorage } from '@arbiter/log';
import { engineHash } from '@arbiter/table';
import { serve } from '@hono/node-server';
import { appOf } from './app.ts';
import { BadConfig, configOf } from './config.ts';

const start = (): void => {
  const config = configOf(process.env);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  masterKey(config.dataDir); // made, or refused if malformed, before anyone is served
  const { log, beside } = openStorage('sqlite', { dataDir: config.dataDir, durability: config.durability });
  const server = serve(
    { fetch: appOf({ log, beside, engine: engineHash() }).fetch, port: config.port, hostname: config.host },
    ({ address, port }: AddressInfo) => {
      console.log(`Arbiter listens on http://${address.includes(':') ? `[${address}]` : address}:${port}`);
    },
  );
  server.on('error', (error: Error) => {
    console.error(`arbiter: ${error.message}`);
    process.exit(1);
  });
  const stop = (): void => {
    server.close(() => {
      void Promise.all([log.close(), beside.close()]).then(() => process.exit(0));
    });
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

try {
  start();
} catch (error) {
  if (!(error instanceof BadConfig || (error instanceof Error && ('_tag' in error || 'syscall' in error || 'errcode' in error)))) throw error;
  console.error(`arbiter: ${error.message}`);
  process.exit(1);
}
