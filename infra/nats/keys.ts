/** `node infra/nats/keys.ts DIR`: the keys and configuration of a NATS server that tells the service and its seats apart. */
import { BadKeys, makeKeys } from '../../services/server/src/nats/keys.ts';

const [directory] = process.argv.slice(2);
try {
  if (directory === undefined) throw new BadKeys("usage: npm exec -c 'node infra/nats/keys.ts DIR'");
  await makeKeys(directory);
  console.log(`keys in ${directory}; start a server with: nats-server -c ${directory}/server.conf -sd STORE`);
} catch (error) {
  if (!(error instanceof BadKeys || (error instanceof Error && 'syscall' in error))) throw error;
  console.error(`keys: ${error.message}`);
  process.exitCode = 2;
}
