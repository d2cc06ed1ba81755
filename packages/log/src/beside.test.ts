import { memoryBeside } from './beside.ts';
import { besideContract } from './besideContract.ts';

besideContract('memory', async () => {
  const beside = memoryBeside();
  return { open: async () => beside, text: async () => '', dispose: async () => {} };
});
