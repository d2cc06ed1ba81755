import { memoryLog } from '@arbiter/log';
import { describe, expect, it } from 'vitest';
import { History } from './history.ts';

describe('a look at an entry that no game has', () => {
  it('is over at once, however far beyond it is', async () => {
    const history = new History(memoryLog());
    const began = performance.now();
    expect(await history.at('a'.repeat(26), 3_000_000_000)).toBeNull();
    for await (const told of history.told('a'.repeat(26), 3_000_000_000)) expect(told).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
