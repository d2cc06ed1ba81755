import { NatsContainer, type StartedNatsContainer } from '@testcontainers/nats';
import { getContainerRuntimeClient } from 'testcontainers';
import { afterAll, beforeAll, describe } from 'vitest';
import { besideContract } from '../../packages/log/src/besideContract.ts';
import { contract } from '../../packages/log/src/contract.ts';
import { jetstreamBesideHarness, jetstreamHarness } from '../../packages/log/src/jetstream/harness.ts';
import { needs } from '../support/needs.ts';

const OFFICIAL = 'nats:2.11-alpine';
const image = process.env['NATS_IMAGE'] || OFFICIAL;
// Its own helper that clears up after a killed run would have to be pulled as well; what is started here is stopped here.
process.env['TESTCONTAINERS_RYUK_DISABLED'] ??= 'true';

const engine = await getContainerRuntimeClient().catch(() => null);

needs('a container engine', engine, () => {
  describe(`in a container of ${image}`, () => {
    let container: StartedNatsContainer;
    beforeAll(async () => {
      container = await new NatsContainer(image).withJetStream().start();
    }, 300_000);
    afterAll(() => container.stop());
    const options = () => {
      const { servers, user = '', pass = '' } = container.getConnectionOptions();
      return { url: `nats://${user}:${pass}@${String(servers)}` };
    };
    contract('jetstream', jetstreamHarness(options));
    besideContract('jetstream', jetstreamBesideHarness(options));
  });
});
