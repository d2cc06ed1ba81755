import { afterAll, beforeAll, describe } from 'vitest';
import { newerServer, olderServer } from '../../../../test/support/nats/programs.ts';
import { type NatsProcess, natsProcess } from '../../../../test/support/nats/server.ts';
import { needs } from '../../../../test/support/needs.ts';
import { besideContract } from '../besideContract.ts';
import { contract } from '../contract.ts';
import { jetstreamBesideHarness, jetstreamHarness } from './harness.ts';

const servers = [
  ['nats-server 2.9', olderServer()],
  ['nats-server 2.11 or newer', newerServer()],
] as const;

for (const [name, found] of servers) {
  describe(name, () => {
    needs(name, found, (program) => {
      let server: NatsProcess;
      beforeAll(async () => {
        server = await natsProcess({ program });
      });
      afterAll(() => server.dispose());
      const options = () => ({ url: server.url });
      contract('jetstream', jetstreamHarness(options));
      besideContract('jetstream', jetstreamBesideHarness(options));
    });
  });
}
