import { afterAll, beforeAll, describe } from 'vitest';
import { besideContract } from '../../packages/log/src/besideContract.ts';
import { contract } from '../../packages/log/src/contract.ts';
import { jetstreamBesideHarness, jetstreamHarness } from '../../packages/log/src/jetstream/harness.ts';
import { type NatsCluster, natsCluster } from '../support/nats/cluster.ts';
import { newerServer } from '../support/nats/programs.ts';
import { needs } from '../support/needs.ts';

needs('nats-server 2.11 or newer', newerServer(), (program) => {
  describe('on three servers', () => {
    let cluster: NatsCluster;
    beforeAll(async () => {
      cluster = await natsCluster(program);
    });
    afterAll(() => cluster.dispose());
    const options = () => ({ url: cluster.url, replicas: cluster.nodes.length });
    contract('jetstream', jetstreamHarness(options));
    besideContract('jetstream', jetstreamBesideHarness(options));
  });
});
