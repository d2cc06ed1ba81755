import { contract } from './contract.ts';
import type { Row } from './follow.ts';
import { memoryLog, memoryStore } from './memory.ts';

contract('memory', async () => {
  const store = memoryStore();
  return {
    open: async () => memoryLog(store),
    async damage(game, index, bytes) {
      const rows = store.games.get(game)?.rows ?? [];
      const row: Row = { ...(rows[index] as Row), bytes };
      store.order[row.position - 1] = rows[index] = row;
    },
    async die(sealed) {
      const log = memoryLog(store);
      const acknowledged: number[] = [];
      for (const { entry, text } of sealed) {
        await log.append(entry.game, entry.index, entry, text);
        if (entry.index < sealed.length - 1) acknowledged.push(entry.index);
      }
      return acknowledged;
    },
    dispose: async () => {},
  };
});
